namespace FastSer.TestTypes;

internal static class InheritanceCases
{
    private static readonly DateTime s_moment = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<Animal?>(() => [null, new(), new() { Name = "animal", Legs = 6 }]),
        Case.Of<Dog?>(() => [null, new(), new() { Name = "dog", Legs = 4, Barks = true, Born = DateOnly.MaxValue }]),
        Case.Of<Puppy?>(
            () => [null, new(), new() { Name = "puppy", Mother = new() { Name = "m" }, Toys = ["b", null] }]),
        Case.Of<HiddenBase?>(() => [null, new()]),
        Case.Of<HiddenDerived?>(() => [null, new(), HiddenDerived.Create(1, "derived", 2, "base")]),
        Case.Of<SecretBase?>(() => [null, new(), new(1)]),
        Case.Of<SecretDerived?>(() => [null, new(), new(1, 2)]),
        Case.Of<FromPlainBase?>(() => [null, new(), new() { Number = 1, Text = "t", Field = s_moment, Own = 2 }]),
        Case.Of<FromAbstractBase?>(() => [null, new(0), new(1) { Label = "label", Weight = 2, Own = 3 }]),
        Case.Of<FromRequiredBase?>(
            () => [null, new() { Id = 0, Own = 0 }, new() { Id = 1, Own = 2, Name = "name", Price = 1.50m }]),
        Case.Of<BaseConstructor?>(() => [null, new(0, null), new(1, "one")]),
        Case.Of<DerivedConstructor?>(
            () => [null, new(null, default, 0), new("n", Edge.Guids[1], 1) { Moment = s_moment }]),
        Case.Of<BaseRecord?>(() => [null, new(0, null), new(1, "one")]),
        Case.Of<DerivedRecord?>(() => [null, new(0, null, 0), new(1, "one", 1.10m) { Numbers = [1] }]),
        Case.Of<FromGenericBase?>(() => [null, new(), new() { Item = "item", Number = 1, Own = 2 }]),
        Case.Of<HidingBase?>(() => [null, new(), new() { Number = 1, Text = "t" }]),
        Case.Of<HidingDerived?>(() => [null, new(), Hiding()]),
        Case.Of<HidesUnserialized?>(() => [null, new(), HidingWithoutData()]),
        Case.Of<HiddenInit?>(() => [null, new(), new() { Number = 1, Text = "t" }]),
        Case.Of<HidingInit?>(
            () => [null, new(), HidingInit.Create(new() { Number = 1, Text = "hidden" }, "text", 2)]),
        Case.Of<OrderedBase?>(() => [null, new(), new() { BaseFirst = 1, BaseSecond = "2" }]),
        Case.Of<OrderedDerived?>(
            () => [null, new(), new() { BaseFirst = 1, BaseSecond = "2", First = 3, Second = "4" }]),
    ];

    private static HidingDerived Hiding()
    {
        var value = new HidingDerived { Number = long.MaxValue, Text = "text" };
        ((HidingBase)value).Number = 7;
        return value;
    }

    private static HidesUnserialized HidingWithoutData()
    {
        var value = new HidesUnserialized { Own = 3 };
        ((HidingBase)value).Number = 7;
        ((HidingBase)value).Text = "base";
        return value;
    }
}
