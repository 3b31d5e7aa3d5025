using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ScalarLists
{
    public List<bool>? Booleans { get; set; }
    public List<byte>? Bytes { get; set; }
    public List<sbyte>? SBytes { get; set; }
    public List<short>? Int16s { get; set; }
    public List<ushort>? UInt16s { get; set; }
    public List<char>? Chars { get; set; }
    public List<Half>? Halves { get; set; }
    public List<int>? Int32s { get; set; }
    public List<uint>? UInt32s { get; set; }
    public List<float>? Singles { get; set; }
    public List<long>? Int64s { get; set; }
    public List<ulong>? UInt64s { get; set; }
    public List<double>? Doubles { get; set; }
    public List<nint>? IntPtrs { get; set; }
    public List<nuint>? UIntPtrs { get; set; }
    public List<Int128>? Int128s { get; set; }
    public List<UInt128>? UInt128s { get; set; }
    public List<decimal>? Decimals { get; set; }
    public List<Rune>? Runes { get; set; }
    public List<Guid>? Guids { get; set; }
    public List<DateTime>? DateTimes { get; set; }
    public List<DateTimeOffset>? DateTimeOffsets { get; set; }
    public List<DateOnly>? DateOnlys { get; set; }
    public List<TimeOnly>? TimeOnlys { get; set; }
    public List<TimeSpan>? TimeSpans { get; set; }
    public List<Quaternion>? Quaternions { get; set; }
    public List<string?>? Strings { get; set; }
    public List<Uri?>? Uris { get; set; }
    public List<BigInteger>? BigIntegers { get; set; }
}
