using System.Collections;
using System.Numerics;
using System.Text;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class SystemValues
{
    public Guid Guid { get; set; }
    public Rune Rune { get; set; }
    public Index Index { get; set; }
    public Range Range { get; set; }
    public Version? Version { get; set; }
    public Uri? Uri { get; set; }
    public BigInteger BigInteger { get; set; }
    public BitArray? BitArray { get; set; }
    public StringBuilder? StringBuilder { get; set; }
}
