namespace FastSer.TestTypes;

internal static class EnumFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "ByteEnum", static (ByteEnum v) => FastSerializer.Serialize(v),
            static (ByteEnum[]? v) => FastSerializer.Serialize(v),
            static (List<ByteEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.Bytes, static v => (ByteEnum)v)),
        Case.Family(
            "SByteEnum", static (SByteEnum v) => FastSerializer.Serialize(v),
            static (SByteEnum[]? v) => FastSerializer.Serialize(v),
            static (List<SByteEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.SBytes, static v => (SByteEnum)v)),
        Case.Family(
            "ShortEnum", static (ShortEnum v) => FastSerializer.Serialize(v),
            static (ShortEnum[]? v) => FastSerializer.Serialize(v),
            static (List<ShortEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.Int16s, static v => (ShortEnum)v)),
        Case.Family(
            "UShortEnum", static (UShortEnum v) => FastSerializer.Serialize(v),
            static (UShortEnum[]? v) => FastSerializer.Serialize(v),
            static (List<UShortEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.UInt16s, static v => (UShortEnum)v)),
        Case.Family(
            "IntEnum", static (IntEnum v) => FastSerializer.Serialize(v),
            static (IntEnum[]? v) => FastSerializer.Serialize(v),
            static (List<IntEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.Int32s, static v => (IntEnum)v)),
        Case.Family(
            "UIntEnum", static (UIntEnum v) => FastSerializer.Serialize(v),
            static (UIntEnum[]? v) => FastSerializer.Serialize(v),
            static (List<UIntEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.UInt32s, static v => (UIntEnum)v)),
        Case.Family(
            "LongEnum", static (LongEnum v) => FastSerializer.Serialize(v),
            static (LongEnum[]? v) => FastSerializer.Serialize(v),
            static (List<LongEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.Int64s, static v => (LongEnum)v)),
        Case.Family(
            "ULongEnum", static (ULongEnum v) => FastSerializer.Serialize(v),
            static (ULongEnum[]? v) => FastSerializer.Serialize(v),
            static (List<ULongEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.UInt64s, static v => (ULongEnum)v)),
        Case.Family(
            "FlagsEnum", static (FlagsEnum v) => FastSerializer.Serialize(v),
            static (FlagsEnum[]? v) => FastSerializer.Serialize(v),
            static (List<FlagsEnum>? v) => FastSerializer.Serialize(v),
            Array.ConvertAll(Edge.Int16s, static v => (FlagsEnum)v)),
        Case.Family(
            "DayOfWeek", static (DayOfWeek v) => FastSerializer.Serialize(v),
            static (DayOfWeek[]? v) => FastSerializer.Serialize(v),
            static (List<DayOfWeek>? v) => FastSerializer.Serialize(v),
            [DayOfWeek.Sunday, DayOfWeek.Saturday, (DayOfWeek)(-1)]),
        Case.Family(
            "NullableByteEnum", static (ByteEnum? v) => FastSerializer.Serialize(v),
            static (ByteEnum?[]? v) => FastSerializer.Serialize(v),
            static (List<ByteEnum?>? v) => FastSerializer.Serialize(v),
            [null, ByteEnum.None, ByteEnum.Last, (ByteEnum)77]),
    ];
}
