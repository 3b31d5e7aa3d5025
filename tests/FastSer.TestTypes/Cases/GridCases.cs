namespace FastSer.TestTypes;

/// <summary>Arrays of 2 to 4 dimensions.</summary>
internal static class GridCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Grids?>(() => [null, new(), Empty(), One(), Many()]),
        Case.Root(
            "RootGrid", static (int[,]? v) => FastSerializer.Serialize(v),
            () => [null, new int[0, 0], new int[0, 3], new int[255, 0], new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new int[1, 300]]),
        Case.Root(
            "RootGridOfStrings", static (string?[,,]? v) => FastSerializer.Serialize(v),
            () => [null, new string?[0, 1, 2], new[, ,] { { { "a", null }, { "", "Ā" } } }]),
    ];

    private static Grids Empty() => new()
    {
        Numbers = new int[0, 0],
        Cube = new bool[1, 0, 2],
        Four = new byte[2, 3, 4, 0],
        Strings = new string[5, 0],
        Objects = new Leaf[0, 0, 1],
        Structs = new IntThenDateTime[0, 2],
        Offsets = new DateTimeOffset[0, 0],
        OfArrays = new int[]?[0, 9],
        InArray = [],
        InList = [],
    };

    private static Grids One() => new()
    {
        Numbers = new[,] { { -1 } },
        Cube = new[, ,] { { { true } } },
        Four = new byte[,,,] { { { { 7 } } } },
        Strings = new[,] { { "one" } },
        Objects = new Leaf?[,,] { { { null } } },
        Structs = new[,] { { Samples.IntThenDateTime[1] } },
        Offsets = new[,] { { Edge.DateTimeOffsets[1] } },
        OfArrays = new int[]?[,] { { null } },
        InArray = [null],
        InList = [new short[1, 1]],
    };

    private static Grids Many() => new()
    {
        Numbers = new[,] { { 1, 2, 3 }, { 4, 5, 6 } },
        Cube = new[, ,] { { { true, false }, { false, false } }, { { false, true }, { true, true } } },
        Four = new byte[2, 2, 2, 2],
        Strings = new[,] { { "a", null }, { "", "Ā" }, { "long enough", "x" } },
        Objects = new Leaf?[2, 1, 2] { { { new() { Id = 1 }, null } }, { { null, new() { Name = "n" } } } },
        Structs = new[,] { { Samples.IntThenDateTime[0], Samples.IntThenDateTime[1] } },
        Offsets = new[,] { { Edge.DateTimeOffsets[0], Edge.DateTimeOffsets[1] } },
        OfArrays = new int[]?[,] { { [1, 2], null }, { [], [3] } },
        InArray = [new[,] { { 1 }, { 2 } }, null],
        InList = [new short[2, 3], null],
    };
}
