using System.Collections.Immutable;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ImmutableCollections
{
    public ImmutableArray<int> Scalars { get; set; }
    public ImmutableArray<string?> Strings { get; set; }
    public ImmutableArray<IntThenDateTime> Structs { get; set; }
    public ImmutableArray<int>? Nullable { get; set; }
    public ImmutableList<int>? List { get; set; }
    public ImmutableList<Leaf?>? Objects { get; set; }
    public ImmutableQueue<string?>? Queue { get; set; }
    public ImmutableStack<int>? Stack { get; set; }
    public ImmutableHashSet<int>? Set { get; set; }
    public ImmutableSortedSet<int>? SortedSet { get; set; }
    public ImmutableDictionary<int, string?>? Dictionary { get; set; }
    public ImmutableSortedDictionary<int, byte>? SortedDictionary { get; set; }
}
