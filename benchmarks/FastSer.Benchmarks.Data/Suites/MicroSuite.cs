namespace FastSer.Benchmarks.Data;

/// <summary>Suite 001.</summary>
internal static class MicroSuite
{
    private const string Utf8 = "MemoryPack Utf8";
    private const string Structs = "MemoryPack";

    public static Suite Create() => new(
        "001",
        "One object, and arrays of 30 and 100",
        "the micro benchmark of Nino, 2024-10-28; the arrays of 100 are ours",
        [
            .. Rows("SimpleClass", "SimpleClass", MicroData.Classes,
                Figures(Utf8, (1871.57, 674), (419.57, 730), (188.87, 738)),
                Figures(Utf8, (1136.27, 674), (410.44, 730), (412.86, 738))),
            .. Rows("SimpleClass-30", "SimpleClass[30]", () => MicroData.ClassArrays(30),
                Figures(Utf8, (59839.69, 20223), (11740.45, 21904), (5210.39, 22146)),
                Figures(Utf8, (33904.65, 20223), (14161.36, 21904), (12953.35, 22146))),
            .. Rows("SimpleStruct", "SimpleStruct", MicroData.Structs,
                Figures(Structs, (144.90, 16), (3.95, 16), (3.64, 16)),
                Figures(Structs, (48.33, 16), (1.61, 16), (0.53, 16))),
            .. Rows("SimpleStruct-30", "SimpleStruct[30]", () => MicroData.StructArrays(30),
                Figures(Structs, (4030.47, 483), (35.72, 484), (28.74, 486)),
                Figures(Structs, (849.05, 483), (48.59, 484), (26.77, 486))),
            .. Rows("SimpleStruct-100", "SimpleStruct[100]", () => MicroData.StructArrays(100), [], []),
        ]);

    private static Row[] Rows<T>(
        string name, string title, Func<T[]> create, PublishedFigure[] write, PublishedFigure[] read) =>
    [
        new Row<T>($"001/{name}/write-array", $"{title}: write to a new byte[]", RowOperation.WriteArray, create)
        {
            Published = write,
        },
        new Row<T>($"001/{name}/read", $"{title}: read", RowOperation.Read, create) { Published = read },
    ];

    private static PublishedFigure[] Figures(
        string memoryPackName,
        (double Time, int Bytes) messagePack,
        (double Time, int Bytes) memoryPack,
        (double Time, int Bytes) nino) =>
    [
        new("MessagePack", messagePack.Time, messagePack.Bytes),
        new(memoryPackName, memoryPack.Time, memoryPack.Bytes),
        new("Nino", nino.Time, nino.Bytes),
    ];
}
