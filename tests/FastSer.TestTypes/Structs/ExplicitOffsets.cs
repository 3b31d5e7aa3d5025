using System.Runtime.InteropServices;

namespace FastSer.TestTypes;

/// <summary>Memory order differs from declaration order, with gaps before, between and after.</summary>
[FastSerType]
[StructLayout(LayoutKind.Explicit, Size = 32)]
public partial struct ExplicitOffsets
{
    [FieldOffset(20)]
    public int A;
    [FieldOffset(8)]
    public long B;
    [FieldOffset(3)]
    public byte C;
}
