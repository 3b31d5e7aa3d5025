using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ScalarKeys
{
    public Dictionary<bool, string?>? Booleans { get; set; }
    public Dictionary<byte, byte>? Bytes { get; set; }
    public Dictionary<char, string?>? Chars { get; set; }
    public Dictionary<int, int>? Int32s { get; set; }
    public Dictionary<long, bool>? Int64s { get; set; }
    public Dictionary<float, double>? Singles { get; set; }
    public Dictionary<decimal, decimal?>? Decimals { get; set; }
    public Dictionary<Guid, DateTime>? Guids { get; set; }
    public Dictionary<DateTime, Guid>? DateTimes { get; set; }
    public Dictionary<DateOnly, TimeOnly>? DateOnlys { get; set; }
    public Dictionary<Rune, Int128>? Runes { get; set; }
    public Dictionary<string, string?>? Strings { get; set; }
    public Dictionary<Version, Uri?>? Versions { get; set; }
    public Dictionary<BigInteger, StringBuilder?>? BigIntegers { get; set; }
    public Dictionary<ByteEnum, FlagsEnum>? Enums { get; set; }
}
