namespace FastSer.TestTypes;

internal static class IntegerFamilies
{
    public static IEnumerable<SequenceFamily> All =>
    [
        Case.Family(
            "Boolean", static (bool v) => FastSerializer.Serialize(v),
            static (bool[]? v) => FastSerializer.Serialize(v),
            static (List<bool>? v) => FastSerializer.Serialize(v), Edge.Booleans, Counts.AroundLongHeader),
        Case.Family(
            "Byte", static (byte v) => FastSerializer.Serialize(v),
            static (byte[]? v) => FastSerializer.Serialize(v),
            static (List<byte>? v) => FastSerializer.Serialize(v), Edge.Bytes, Counts.AroundLongHeader),
        Case.Family(
            "SByte", static (sbyte v) => FastSerializer.Serialize(v),
            static (sbyte[]? v) => FastSerializer.Serialize(v),
            static (List<sbyte>? v) => FastSerializer.Serialize(v), Edge.SBytes),
        Case.Family(
            "Int16", static (short v) => FastSerializer.Serialize(v),
            static (short[]? v) => FastSerializer.Serialize(v),
            static (List<short>? v) => FastSerializer.Serialize(v), Edge.Int16s),
        Case.Family(
            "UInt16", static (ushort v) => FastSerializer.Serialize(v),
            static (ushort[]? v) => FastSerializer.Serialize(v),
            static (List<ushort>? v) => FastSerializer.Serialize(v), Edge.UInt16s),
        Case.Family(
            "Char", static (char v) => FastSerializer.Serialize(v),
            static (char[]? v) => FastSerializer.Serialize(v),
            static (List<char>? v) => FastSerializer.Serialize(v), Edge.Chars, Counts.AroundLongHeader),
        Case.Family(
            "Int32", static (int v) => FastSerializer.Serialize(v),
            static (int[]? v) => FastSerializer.Serialize(v),
            static (List<int>? v) => FastSerializer.Serialize(v), Edge.Int32s, Counts.AroundLongHeader),
        Case.Family(
            "UInt32", static (uint v) => FastSerializer.Serialize(v),
            static (uint[]? v) => FastSerializer.Serialize(v),
            static (List<uint>? v) => FastSerializer.Serialize(v), Edge.UInt32s),
        Case.Family(
            "Int64", static (long v) => FastSerializer.Serialize(v),
            static (long[]? v) => FastSerializer.Serialize(v),
            static (List<long>? v) => FastSerializer.Serialize(v), Edge.Int64s),
        Case.Family(
            "UInt64", static (ulong v) => FastSerializer.Serialize(v),
            static (ulong[]? v) => FastSerializer.Serialize(v),
            static (List<ulong>? v) => FastSerializer.Serialize(v), Edge.UInt64s),
        Case.Family(
            "IntPtr", static (nint v) => FastSerializer.Serialize(v),
            static (nint[]? v) => FastSerializer.Serialize(v),
            static (List<nint>? v) => FastSerializer.Serialize(v), Edge.IntPtrs),
        Case.Family(
            "UIntPtr", static (nuint v) => FastSerializer.Serialize(v),
            static (nuint[]? v) => FastSerializer.Serialize(v),
            static (List<nuint>? v) => FastSerializer.Serialize(v), Edge.UIntPtrs),
        Case.Family(
            "Int128", static (Int128 v) => FastSerializer.Serialize(v),
            static (Int128[]? v) => FastSerializer.Serialize(v),
            static (List<Int128>? v) => FastSerializer.Serialize(v), Edge.Int128s),
        Case.Family(
            "UInt128", static (UInt128 v) => FastSerializer.Serialize(v),
            static (UInt128[]? v) => FastSerializer.Serialize(v),
            static (List<UInt128>? v) => FastSerializer.Serialize(v), Edge.UInt128s),
    ];
}
