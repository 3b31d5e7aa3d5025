using System.Collections.Concurrent;
using System.Collections.Immutable;

namespace FastSer.TestTypes;

/// <summary>Interfaces of immutable collections, collections that block, and values that are made when they are asked for.</summary>
[FastSerType(View = true)]
public sealed partial class WrappedCollections
{
    public IImmutableList<int>? List { get; set; }

    public IImmutableQueue<string?>? Queue { get; set; }

    public IImmutableStack<int>? Stack { get; set; }

    public IImmutableSet<int>? Set { get; set; }

    public IImmutableDictionary<int, string?>? Dictionary { get; set; }

    public BlockingCollection<string?>? Blocking { get; set; }

    public Lazy<int>? Number { get; set; }

    public Lazy<bool>? Flag { get; set; }

    public Lazy<string?>? Text { get; set; }

    public Lazy<Leaf?>?[]? Leaves { get; set; }
}
