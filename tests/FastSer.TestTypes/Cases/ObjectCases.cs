namespace FastSer.TestTypes;

internal static class ObjectCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<ObjectHolder?>(
            () =>
            [
                null,
                new(),
                .. Values().Select(static value => new ObjectHolder { Value = value, Between = 1 }),
                new() { Other = "text" },
                new() { Other = -1 },
                new() { Array = [1L, null, new[] { "a", null }] },
                new() { List = [2L, null, new Leaf { Id = 3, Name = "leaf" }, new ObjectHolder { Other = 4, List = [] }] },
                new() { Map = new() { ["a"] = 1.5, ["b"] = "", ["c"] = null } },
            ]),
        Case.Of<AnyValue>(() => [default, new(1), new(""), new(new AnyValue[] { new("a"), default, new(Array.Empty<AnyValue>()) })]),
        Case.Of<BaseMembers?>(
            () =>
            [
                null,
                new(),
                new() { Pet = new Animal { Legs = 2 }, Key = 7 },
                new() { Pet = new Dog { Barks = true }, Key = "key" },
                new() { Pack = new() { [1] = new Dog { Name = "d" }, [2] = new Puppy { Toys = ["t"] }, [3] = null } },
            ]),
    ];

    private static object[] Values() =>
    [
        0, int.MinValue, "", "text", "wide \u20AC", true, false, ByteEnum.Last, Samples.Size12[1],
        new Circle { Label = "c", Radius = 1 }, new Vehicle { Wheels = 1 }, new Bicycle { HasBell = true },
        new[] { 1, 2 }, Array.Empty<int>(), new List<string> { "a" }, (1, "t"), 1.50m, DateTime.MaxValue,
        new Uri("a/b", UriKind.Relative),
    ];
}
