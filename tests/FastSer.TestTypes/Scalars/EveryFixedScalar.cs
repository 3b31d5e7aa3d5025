using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

/// <summary>Every scalar of fixed size as a public field of one struct.</summary>
[FastSerType(View = true)]
public partial struct EveryFixedScalar
{
    public bool Boolean;
    public byte Byte;
    public sbyte SByte;
    public short Int16;
    public ushort UInt16;
    public char Char;
    public Half Half;
    public int Int32;
    public uint UInt32;
    public float Single;
    public long Int64;
    public ulong UInt64;
    public double Double;
    public nint IntPtr;
    public nuint UIntPtr;
    public Int128 Int128;
    public UInt128 UInt128;
    public decimal Decimal;
    public Rune Rune;
    public Guid Guid;
    public DateTime DateTime;
    public DateTimeOffset DateTimeOffset;
    public DateOnly DateOnly;
    public TimeOnly TimeOnly;
    public TimeSpan TimeSpan;
    public Complex Complex;
    public Vector2 Vector2;
    public Vector3 Vector3;
    public Vector4 Vector4;
    public Quaternion Quaternion;
    public Plane Plane;
    public Matrix4x4 Matrix;
    public Index Index;
    public Range Range;
    public LongEnum Enum;
}
