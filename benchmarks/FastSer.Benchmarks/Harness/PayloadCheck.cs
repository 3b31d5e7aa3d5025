namespace FastSer.Benchmarks.Harness;

/// <summary>A payload beside the one that the source of the suite printed for the same system.</summary>
/// <param name="Value">The id of the row without its operation.</param>
internal sealed record PayloadCheck(string Value, string Candidate, double Published, double Ours)
{
    /// <summary>To the byte; ours is the mean over the inputs of the row.</summary>
    public bool IsEqual => Math.Abs(Published - Ours) < 0.5;

    /// <summary>Null where the source printed no size.</summary>
    public static PayloadCheck? Of(Row row, Candidate candidate, double payload)
    {
        var published = row.Published.FirstOrDefault(figure => figure.System == candidate.Name)?.PayloadBytes;
        return published is null
            ? null
            : new PayloadCheck(
                row.Id[..row.Id.LastIndexOf('/')], candidate.Name, published.Value, payload);
    }
}
