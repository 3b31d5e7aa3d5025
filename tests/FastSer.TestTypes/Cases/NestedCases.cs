namespace FastSer.TestTypes;

internal static class NestedCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<OuterClass.Inner?>(
            "ClassInner", () => [null, new(), new() { Number = 1, Deeper = new() { Text = "deep" } }]),
        Case.Of<OuterClass.Inner.Innermost?>("Innermost", () => [null, new(), new() { Text = "t" }]),
        Case.Of<OuterClass.InnerStruct>("ClassInnerStruct", () => [default, new() { A = 1, B = -2 }]),
        Case.Of<OuterClass.InnerRecord?>("ClassInnerRecord", () => [null, new(1, new() { A = 2, B = 3 })]),
        Case.Of<OuterStruct.Inner?>(
            "StructInner", () => [null, new(), new() { Number = 1, Children = [new(), new()] }]),
        Case.Of<OuterRecord.Inner?>("RecordInner", () => [null, new(), new() { Text = "t" }]),
        Case.Of<OuterRecord.InnerStruct>("RecordInnerStruct", () => [default, new(1, DateTime.MaxValue)]),
        Case.Of<IOuter.Inner?>("InterfaceInner", () => [null, new(), new() { Number = long.MinValue }]),
        Case.Root(
            "GenericOuterInner", static (GenericOuter<int>.Inner? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = 1, Number = 2 }]),
        Case.Root(
            "GenericInner",
            static (GenericOuter<string>.GenericInner<DateTime?>? v) => FastSerializer.Serialize(v),
            () => [null, new(), new() { Item = "item", Other = DateTime.MaxValue }]),
        Case.Of<AnnotatedOuter?>(
            () => [null, new(), AnnotatedOuter.Create(1, null), AnnotatedOuter.Create(2, "secret", 3, 4)]),
    ];
}
