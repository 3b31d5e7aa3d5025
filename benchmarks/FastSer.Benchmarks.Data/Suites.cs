namespace FastSer.Benchmarks.Data;

/// <summary>The suites that the program runs.</summary>
public static class Suites
{
    public static IReadOnlyList<Suite> All { get; } = [PocoLists(), Micro()];

    private static Suite PocoLists() => new(
        "000",
        "Lists of 1000 small objects",
        "the benchmark of Apex.Serialization, 2019-07-15",
        [
            .. PocoRows("mutable", "List<Poco>", () => PocoData.Mutable(differentStrings: false)),
            .. PocoRows("immutable", "List<ImmutablePoco>", () => PocoData.Immutable(differentStrings: false)),
            .. PocoRows("mutable-strings", "List<Poco>, 1000 different strings",
                () => PocoData.Mutable(differentStrings: true)),
            .. PocoRows("immutable-strings", "List<ImmutablePoco>, 1000 different strings",
                () => PocoData.Immutable(differentStrings: true)),
        ]);

    private static Suite Micro() => new(
        "001",
        "One object, and arrays of 30 and 100",
        "the micro benchmark of Nino, 2024-10-28; the arrays of 100 are ours",
        [
            .. MicroRows("SimpleClass", "SimpleClass", MicroData.Classes),
            .. MicroRows("SimpleClass-30", "SimpleClass[30]", () => MicroData.ClassArrays(30)),
            .. MicroRows("SimpleStruct", "SimpleStruct", MicroData.Structs),
            .. MicroRows("SimpleStruct-30", "SimpleStruct[30]", () => MicroData.StructArrays(30)),
            .. MicroRows("SimpleStruct-100", "SimpleStruct[100]", () => MicroData.StructArrays(100)),
        ]);

    private static Row[] PocoRows<T>(string name, string title, Func<T> create)
    {
        // The source works on one list, so all inputs are that one.
        T[] Same() => [.. Enumerable.Repeat(create(), Row.InputCount)];

        return
        [
            new Row<T>($"000/{name}/write-reused", $"{title}: write to a reused buffer",
                RowOperation.WriteReused, Same),
            new Row<T>($"000/{name}/write-array", $"{title}: write to a new byte[]", RowOperation.WriteArray, Same),
            new Row<T>($"000/{name}/read", $"{title}: read", RowOperation.Read, Same),
        ];
    }

    private static Row[] MicroRows<T>(string name, string title, Func<T[]> create) =>
    [
        new Row<T>($"001/{name}/write-array", $"{title}: write to a new byte[]", RowOperation.WriteArray, create),
        new Row<T>($"001/{name}/read", $"{title}: read", RowOperation.Read, create),
    ];
}
