namespace FastSer.TestTypes;

internal static class StructFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "Size1", static (Size1 v) => FastSerializer.Serialize(v),
            static (Size1[]? v) => FastSerializer.Serialize(v),
            static (List<Size1>? v) => FastSerializer.Serialize(v), Samples.Size1),
        Case.Family(
            "Size3", static (Size3 v) => FastSerializer.Serialize(v),
            static (Size3[]? v) => FastSerializer.Serialize(v),
            static (List<Size3>? v) => FastSerializer.Serialize(v), Samples.Size3),
        Case.Family(
            "Size5", static (Size5 v) => FastSerializer.Serialize(v),
            static (Size5[]? v) => FastSerializer.Serialize(v),
            static (List<Size5>? v) => FastSerializer.Serialize(v), Samples.Size5),
        Case.Family(
            "Size6", static (Size6 v) => FastSerializer.Serialize(v),
            static (Size6[]? v) => FastSerializer.Serialize(v),
            static (List<Size6>? v) => FastSerializer.Serialize(v), Samples.Size6),
        Case.Family(
            "Size7", static (Size7 v) => FastSerializer.Serialize(v),
            static (Size7[]? v) => FastSerializer.Serialize(v),
            static (List<Size7>? v) => FastSerializer.Serialize(v), Samples.Size7),
        Case.Family(
            "Size9", static (Size9 v) => FastSerializer.Serialize(v),
            static (Size9[]? v) => FastSerializer.Serialize(v),
            static (List<Size9>? v) => FastSerializer.Serialize(v), Samples.Size9),
        Case.Family(
            "Size11", static (Size11 v) => FastSerializer.Serialize(v),
            static (Size11[]? v) => FastSerializer.Serialize(v),
            static (List<Size11>? v) => FastSerializer.Serialize(v), Samples.Size11),
        Case.Family(
            "Size12", static (Size12 v) => FastSerializer.Serialize(v),
            static (Size12[]? v) => FastSerializer.Serialize(v),
            static (List<Size12>? v) => FastSerializer.Serialize(v), Samples.Size12, Counts.AroundLongHeader),
        Case.Family(
            "Size16", static (Size16 v) => FastSerializer.Serialize(v),
            static (Size16[]? v) => FastSerializer.Serialize(v),
            static (List<Size16>? v) => FastSerializer.Serialize(v), Samples.Size16),
        Case.Family(
            "Size17", static (Size17 v) => FastSerializer.Serialize(v),
            static (Size17[]? v) => FastSerializer.Serialize(v),
            static (List<Size17>? v) => FastSerializer.Serialize(v), Samples.Size17),
        Case.Family(
            "Size20", static (Size20 v) => FastSerializer.Serialize(v),
            static (Size20[]? v) => FastSerializer.Serialize(v),
            static (List<Size20>? v) => FastSerializer.Serialize(v), Samples.Size20),
        Case.Family(
            "Size24", static (Size24 v) => FastSerializer.Serialize(v),
            static (Size24[]? v) => FastSerializer.Serialize(v),
            static (List<Size24>? v) => FastSerializer.Serialize(v), Samples.Size24),
        Case.Family(
            "Size26", static (Size26 v) => FastSerializer.Serialize(v),
            static (Size26[]? v) => FastSerializer.Serialize(v),
            static (List<Size26>? v) => FastSerializer.Serialize(v), Samples.Size26),
        Case.Family(
            "Size31", static (Size31 v) => FastSerializer.Serialize(v),
            static (Size31[]? v) => FastSerializer.Serialize(v),
            static (List<Size31>? v) => FastSerializer.Serialize(v), Samples.Size31),
        Case.Family(
            "Size33", static (Size33 v) => FastSerializer.Serialize(v),
            static (Size33[]? v) => FastSerializer.Serialize(v),
            static (List<Size33>? v) => FastSerializer.Serialize(v), Samples.Size33),
        Case.Family(
            "Size40", static (Size40 v) => FastSerializer.Serialize(v),
            static (Size40[]? v) => FastSerializer.Serialize(v),
            static (List<Size40>? v) => FastSerializer.Serialize(v), Samples.Size40),
        Case.Family(
            "Size72", static (Size72 v) => FastSerializer.Serialize(v),
            static (Size72[]? v) => FastSerializer.Serialize(v),
            static (List<Size72>? v) => FastSerializer.Serialize(v), Samples.Size72),
        Case.Family(
            "PackedOne", static (PackedOne v) => FastSerializer.Serialize(v),
            static (PackedOne[]? v) => FastSerializer.Serialize(v),
            static (List<PackedOne>? v) => FastSerializer.Serialize(v), Samples.PackedOne),
        Case.Family(
            "ExplicitOffsets", static (ExplicitOffsets v) => FastSerializer.Serialize(v),
            static (ExplicitOffsets[]? v) => FastSerializer.Serialize(v),
            static (List<ExplicitOffsets>? v) => FastSerializer.Serialize(v), Samples.ExplicitOffsets),
        Case.Family(
            "AutoLayout", static (AutoLayout v) => FastSerializer.Serialize(v),
            static (AutoLayout[]? v) => FastSerializer.Serialize(v),
            static (List<AutoLayout>? v) => FastSerializer.Serialize(v), Samples.AutoLayout),
        Case.Family(
            "IntThenDateTime", static (IntThenDateTime v) => FastSerializer.Serialize(v),
            static (IntThenDateTime[]? v) => FastSerializer.Serialize(v),
            static (List<IntThenDateTime>? v) => FastSerializer.Serialize(v),
            Samples.IntThenDateTime, Counts.AroundLongHeader),
        Case.Family(
            "ByteLongShort", static (ByteLongShort v) => FastSerializer.Serialize(v),
            static (ByteLongShort[]? v) => FastSerializer.Serialize(v),
            static (List<ByteLongShort>? v) => FastSerializer.Serialize(v), Samples.ByteLongShort),
        Case.Family(
            "BoolDoubleChar", static (BoolDoubleChar v) => FastSerializer.Serialize(v),
            static (BoolDoubleChar[]? v) => FastSerializer.Serialize(v),
            static (List<BoolDoubleChar>? v) => FastSerializer.Serialize(v), Samples.BoolDoubleChar),
        Case.Family(
            "MemberOrderStruct", static (MemberOrderStruct v) => FastSerializer.Serialize(v),
            static (MemberOrderStruct[]? v) => FastSerializer.Serialize(v),
            static (List<MemberOrderStruct>? v) => FastSerializer.Serialize(v), Samples.MemberOrderStruct),
        Case.Family(
            "PartlyIgnoredStruct", static (PartlyIgnoredStruct v) => FastSerializer.Serialize(v),
            static (PartlyIgnoredStruct[]? v) => FastSerializer.Serialize(v),
            static (List<PartlyIgnoredStruct>? v) => FastSerializer.Serialize(v), Samples.PartlyIgnoredStruct),
        Case.Family(
            "AccessorStruct", static (AccessorStruct v) => FastSerializer.Serialize(v),
            static (AccessorStruct[]? v) => FastSerializer.Serialize(v),
            static (List<AccessorStruct>? v) => FastSerializer.Serialize(v), Samples.AccessorStruct),
        Case.Family(
            "NamedPoint", static (NamedPoint v) => FastSerializer.Serialize(v),
            static (NamedPoint[]? v) => FastSerializer.Serialize(v),
            static (List<NamedPoint>? v) => FastSerializer.Serialize(v), Samples.NamedPoint),
        Case.Family(
            "InitOnlyStruct", static (InitOnlyStruct v) => FastSerializer.Serialize(v),
            static (InitOnlyStruct[]? v) => FastSerializer.Serialize(v),
            static (List<InitOnlyStruct>? v) => FastSerializer.Serialize(v), Samples.InitOnlyStruct),
        Case.Family(
            "CheckedStruct", static (CheckedStruct v) => FastSerializer.Serialize(v),
            static (CheckedStruct[]? v) => FastSerializer.Serialize(v),
            static (List<CheckedStruct>? v) => FastSerializer.Serialize(v), Samples.CheckedStruct),
        Case.Family(
            "ReadOnlyRecordStruct", static (ReadOnlyRecordStruct v) => FastSerializer.Serialize(v),
            static (ReadOnlyRecordStruct[]? v) => FastSerializer.Serialize(v),
            static (List<ReadOnlyRecordStruct>? v) => FastSerializer.Serialize(v), Samples.ReadOnlyRecordStruct),
        Case.Family(
            "PositionalRecordStruct", static (PositionalRecordStruct v) => FastSerializer.Serialize(v),
            static (PositionalRecordStruct[]? v) => FastSerializer.Serialize(v),
            static (List<PositionalRecordStruct>? v) => FastSerializer.Serialize(v), Samples.PositionalRecordStruct),
        Case.Family(
            "ReadOnlyStruct", static (ReadOnlyStruct v) => FastSerializer.Serialize(v),
            static (ReadOnlyStruct[]? v) => FastSerializer.Serialize(v),
            static (List<ReadOnlyStruct>? v) => FastSerializer.Serialize(v), Samples.ReadOnlyStruct),
        Case.Family(
            "ReadOnlyFieldStruct", static (ReadOnlyFieldStruct v) => FastSerializer.Serialize(v),
            static (ReadOnlyFieldStruct[]? v) => FastSerializer.Serialize(v),
            static (List<ReadOnlyFieldStruct>? v) => FastSerializer.Serialize(v), Samples.ReadOnlyFieldStruct),
        Case.Family(
            "PrimaryConstructorStruct", static (PrimaryConstructorStruct v) => FastSerializer.Serialize(v),
            static (PrimaryConstructorStruct[]? v) => FastSerializer.Serialize(v),
            static (List<PrimaryConstructorStruct>? v) => FastSerializer.Serialize(v),
            Samples.PrimaryConstructorStruct),
        Case.Family(
            "NestedGaps", static (NestedGaps v) => FastSerializer.Serialize(v),
            static (NestedGaps[]? v) => FastSerializer.Serialize(v),
            static (List<NestedGaps>? v) => FastSerializer.Serialize(v), Samples.NestedGaps),
        Case.Family(
            "DeeplyNestedGaps", static (DeeplyNestedGaps v) => FastSerializer.Serialize(v),
            static (DeeplyNestedGaps[]? v) => FastSerializer.Serialize(v),
            static (List<DeeplyNestedGaps>? v) => FastSerializer.Serialize(v), Samples.DeeplyNestedGaps),
        Case.Family(
            "NullableIntThenDateTime", static (IntThenDateTime? v) => FastSerializer.Serialize(v),
            static (IntThenDateTime?[]? v) => FastSerializer.Serialize(v),
            static (List<IntThenDateTime?>? v) => FastSerializer.Serialize(v), [null, .. Samples.IntThenDateTime]),
        Case.Family(
            "NullableNamedPoint", static (NamedPoint? v) => FastSerializer.Serialize(v),
            static (NamedPoint?[]? v) => FastSerializer.Serialize(v),
            static (List<NamedPoint?>? v) => FastSerializer.Serialize(v), [null, .. Samples.NamedPoint]),
        Case.Family(
            "FixedTuple", static ((byte, long) v) => FastSerializer.Serialize(v),
            static ((byte, long)[]? v) => FastSerializer.Serialize(v),
            static (List<(byte, long)>? v) => FastSerializer.Serialize(v),
            [.. Edge.Int64s.Select(static v => (unchecked((byte)v), v))]),
        Case.Family(
            "VariableTuple", static ((int Id, string? Name) v) => FastSerializer.Serialize(v),
            static ((int Id, string? Name)[]? v) => FastSerializer.Serialize(v),
            static (List<(int Id, string? Name)>? v) => FastSerializer.Serialize(v),
            [(1, null), .. Edge.Strings.Select(static v => (v.Length, v))]),
        Case.Family(
            "FixedEntry", static (KeyValuePair<short, Guid> v) => FastSerializer.Serialize(v),
            static (KeyValuePair<short, Guid>[]? v) => FastSerializer.Serialize(v),
            static (List<KeyValuePair<short, Guid>>? v) => FastSerializer.Serialize(v),
            [.. Edge.Guids.Select(static v => new KeyValuePair<short, Guid>(-2, v))]),
        Case.Family(
            "PairOfInt32AndDateTime", static (Pair<int, DateTime> v) => FastSerializer.Serialize(v),
            static (Pair<int, DateTime>[]? v) => FastSerializer.Serialize(v),
            static (List<Pair<int, DateTime>>? v) => FastSerializer.Serialize(v),
            [.. Edge.DateTimes.Select(static v => new Pair<int, DateTime>(7, v))]),
        Case.Family(
            "SlotOfDouble", static (Slot<double> v) => FastSerializer.Serialize(v),
            static (Slot<double>[]? v) => FastSerializer.Serialize(v),
            static (List<Slot<double>>? v) => FastSerializer.Serialize(v),
            [.. Edge.Doubles.Select(static v => new Slot<double> { Kind = 9, Value = v })]),
    ];
}
