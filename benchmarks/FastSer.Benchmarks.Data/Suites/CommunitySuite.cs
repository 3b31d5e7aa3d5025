namespace FastSer.Benchmarks.Data;

/// <summary>
/// The shapes of rust_serialization_benchmark, which other projects compare themselves with, at a tenth of its counts; the values
/// are ours, drawn as it describes them.
/// </summary>
internal static class CommunitySuite
{
    public static Suite Create() => new(
        "community",
        "Logs, a mesh, saved players, updates of a game",
        "the shapes of rust_serialization_benchmark, 2026-08-21, at a tenth of its counts, with values of our own",
        [
            .. Rows("log", "1000 entries of a log", () => CommunityData.Log()),
            .. Rows("mesh", "a mesh of 12500 triangles", CommunityData.Mesh),
            .. Rows("minecraft", "50 saved players of Minecraft", CommunityData.Players),
            .. Rows("mk48", "100 updates of the game mk48", CommunityData.Updates),
        ]);

    private static Row[] Rows<T>(string name, string title, Func<T> create)
    {
        T[] Same() => Suites.Same(create());

        return
        [
            new Row<T>(
                $"community/{name}/write-reused", $"{title}: write to a reused buffer", RowOperation.WriteReused, Same),
            new Row<T>($"community/{name}/read", $"{title}: read", RowOperation.Read, Same),
        ];
    }
}
