using System.Runtime.InteropServices;

namespace FastSer.TestTypes;

[FastSerType]
[StructLayout(LayoutKind.Auto)]
public partial struct AutoLayout
{
    public byte A;
    public long B;
    public short C;
    public int D;
}
