namespace FastSer.Benchmarks.Data;

/// <summary>Suite 004: small values, each through streams and through arrays.</summary>
internal static class BeerSuite
{
    // The order of the figures below; the two pairs of the source are a stream and an array each.
    private static readonly string[] s_systems =
        ["MsgPack.Cli", "MsgPack.Light", "MsgPack.Light hardcore", "Newtonsoft.Json"];

    public static Suite Create() => new(
        "004",
        "Five numbers, one object, seven objects",
        "the benchmark of MsgPack.Light, 2017-03-15",
        [
            .. Rows("int-5", "int[5]", BeerData.Integers,
                [[282.98, 690.04], [324.40, 713.99], [324.85, 335.61], [380.07, 278.74]]),
            .. Rows("double-5", "double[5]", BeerData.Doubles,
                [[565.38, 557.76], [608.66, 584.01], [379.52, 440.28], [430.35, 328.79]]),
            .. Rows("Beer", "Beer", BeerData.One,
            [
                [1199.14, 791.34, 601.50, 2943.40], [1290.66, 837.66, 636.77], [3620.56, 948.11, 935.34, 3186.70],
                [3705.86, 735.17, 727.21], [346.84, 351.41],
            ]),
            .. Rows("Beer-7", "Beer[7]", BeerData.List,
            [
                [7489, 5425, 3900, 16684], [7627, 5576, 4055], [28392, 6907, 7007, 16868], [29268, 5291, 5321],
                [2553, 2243],
            ]),
        ]);

    /// <summary>Without a fifth list of figures there is no row that skips.</summary>
    private static IEnumerable<Row> Rows<T>(string name, string title, Func<T> create, double[][] published)
    {
        (string Name, string Title, RowOperation Operation)[] operations =
        [
            ("write-stream", "write to a new MemoryStream", RowOperation.WriteStream),
            ("write-array", "write to a new byte[]", RowOperation.WriteArray),
            ("read-stream", "read from a stream", RowOperation.ReadStream),
            ("read", "read from a byte[]", RowOperation.Read),
            ("skip", "skip", RowOperation.Skip),
        ];
        return operations.Zip(published, (operation, times) => new Row<T>(
            $"004/{name}/{operation.Name}", $"{title}: {operation.Title}", operation.Operation,
            () => Suites.Same(create()))
        {
            Published = [.. s_systems.Zip(times, (system, time) => new PublishedFigure(system, time))],
        });
    }
}
