using System.Runtime.InteropServices;

namespace FastSer.TestTypes;

[FastSerType]
[StructLayout(LayoutKind.Sequential, Pack = 1)]
public partial struct PackedOne
{
    public byte A;
    public long B;
    public short C;
}
