using System.Collections.Frozen;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class FrozenCollections
{
    public FrozenSet<int>? Set { get; set; }
    public FrozenDictionary<int, string?>? Dictionary { get; set; }
}
