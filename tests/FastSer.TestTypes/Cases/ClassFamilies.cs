namespace FastSer.TestTypes;

internal static class ClassFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "LeafRoot", static (Leaf? v) => FastSerializer.Serialize(v),
            static (Leaf?[]? v) => FastSerializer.Serialize(v),
            static (List<Leaf?>? v) => FastSerializer.Serialize(v),
            [null, .. ConstructionCases.Leaves()], Counts.AroundLongHeader),
        Case.Family(
            "PositionalRecordRoot", static (PositionalRecord? v) => FastSerializer.Serialize(v),
            static (PositionalRecord?[]? v) => FastSerializer.Serialize(v),
            static (List<PositionalRecord?>? v) => FastSerializer.Serialize(v),
            [null, new PositionalRecord(0, null, default), new PositionalRecord(-1, "x", DateTime.MaxValue)]),
        Case.Family(
            "EmptyRoot", static (Empty? v) => FastSerializer.Serialize(v),
            static (Empty?[]? v) => FastSerializer.Serialize(v),
            static (List<Empty?>? v) => FastSerializer.Serialize(v),
            [null, new Empty()]),
        Case.Family(
            "BoxOfInt32", static (Box<int>? v) => FastSerializer.Serialize(v),
            static (Box<int>?[]? v) => FastSerializer.Serialize(v),
            static (List<Box<int>?>? v) => FastSerializer.Serialize(v),
            [null, new Box<int>(), new Box<int> { Item = -1 }]),
        Case.Family(
            "TreeRoot", static (Tree? v) => FastSerializer.Serialize(v),
            static (Tree?[]? v) => FastSerializer.Serialize(v),
            static (List<Tree?>? v) => FastSerializer.Serialize(v),
            [null, new Tree(), new Tree { Children = [null, new Tree { Value = 1 }] }]),
        Case.Family(
            "Int32ArrayElement", static (int[]? v) => FastSerializer.Serialize(v),
            static (int[]?[]? v) => FastSerializer.Serialize(v),
            static (List<int[]?>? v) => FastSerializer.Serialize(v),
            [null, [], [1], [1, 2, 3]]),
    ];
}
