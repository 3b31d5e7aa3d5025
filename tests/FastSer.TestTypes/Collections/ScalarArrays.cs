using System.Collections;
using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ScalarArrays
{
    public bool[]? Booleans { get; set; }
    public byte[]? Bytes { get; set; }
    public sbyte[]? SBytes { get; set; }
    public short[]? Int16s { get; set; }
    public ushort[]? UInt16s { get; set; }
    public char[]? Chars { get; set; }
    public Half[]? Halves { get; set; }
    public int[]? Int32s { get; set; }
    public uint[]? UInt32s { get; set; }
    public float[]? Singles { get; set; }
    public long[]? Int64s { get; set; }
    public ulong[]? UInt64s { get; set; }
    public double[]? Doubles { get; set; }
    public nint[]? IntPtrs { get; set; }
    public nuint[]? UIntPtrs { get; set; }
    public Int128[]? Int128s { get; set; }
    public UInt128[]? UInt128s { get; set; }
    public decimal[]? Decimals { get; set; }
    public Rune[]? Runes { get; set; }
    public Guid[]? Guids { get; set; }
    public DateTime[]? DateTimes { get; set; }
    public DateTimeOffset[]? DateTimeOffsets { get; set; }
    public DateOnly[]? DateOnlys { get; set; }
    public TimeOnly[]? TimeOnlys { get; set; }
    public TimeSpan[]? TimeSpans { get; set; }
    public Complex[]? Complexes { get; set; }
    public Vector3[]? Vectors { get; set; }
    public Index[]? Indexes { get; set; }
    public Range[]? Ranges { get; set; }
    public string?[]? Strings { get; set; }
    public Version?[]? Versions { get; set; }
    public Uri?[]? Uris { get; set; }
    public BigInteger[]? BigIntegers { get; set; }
    public BitArray?[]? BitArrays { get; set; }
    public StringBuilder?[]? StringBuilders { get; set; }
}
