using System.Text;

namespace FastSer.TestTypes;

[FastSerType]
public partial struct RuneAndByte
{
    public byte Byte;
    public Rune Rune;
}
