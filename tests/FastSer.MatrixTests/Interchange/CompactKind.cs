namespace FastSer.MatrixTests;

/// <summary>The form of the elements of a collection in the Compact format (docs/wire-format.md, section 20.4).</summary>
internal enum ElementForm
{
    /// <summary>As a sequence of integers or Booleans.</summary>
    Sequence,

    /// <summary>Each as a lone value.</summary>
    Lone,

    /// <summary>As in the Fast format.</summary>
    Fixed,
}

/// <summary>One type of collection.</summary>
/// <param name="Name">Its name in messages.</param>
/// <param name="Form">The form of its elements.</param>
/// <param name="Type">The type as C# text; <c>{E}</c> stands for the element's type.</param>
/// <param name="Make">An expression of a collection of the elements of <c>items</c>, which is an array.</param>
internal sealed record CompactKind(string Name, ElementForm Form, string Type, string Make)
{
    /// <summary>An expression of the elements as a sequence.</summary>
    public string Items { get; init; } = "value";

    /// <summary>Null is one of its values, which its fingerprint tells.</summary>
    public bool HasNull { get; init; } = true;

    public static IReadOnlyList<CompactKind> All { get; } =
    [
        new("Array", ElementForm.Sequence, "{E}[]", "items"),
        New("List", ElementForm.Sequence),
        new("ImmutableArray", ElementForm.Sequence, "ImmutableArray<{E}>", "ImmutableArray.CreateRange(items)"),
        new("IEnumerable", ElementForm.Sequence, "IEnumerable<{E}>", "items.Select(static item => item)"),
        new("IEnumerableOfArray", ElementForm.Sequence, "IEnumerable<{E}>", "items"),
        new("IEnumerableOfList", ElementForm.Sequence, "IEnumerable<{E}>", "new List<{E}>(items)"),
        New("ConcurrentQueue", ElementForm.Sequence),
        New("ConcurrentStack", ElementForm.Sequence),
        New("ConcurrentBag", ElementForm.Sequence),
        new("ImmutableQueue", ElementForm.Sequence, "ImmutableQueue<{E}>", "ImmutableQueue.CreateRange(items)"),
        new("ImmutableStack", ElementForm.Sequence, "ImmutableStack<{E}>", "ImmutableStack.CreateRange(items)"),
        new("IImmutableQueue", ElementForm.Sequence, "IImmutableQueue<{E}>", "ImmutableQueue.CreateRange(items)"),
        new("IImmutableStack", ElementForm.Sequence, "IImmutableStack<{E}>", "ImmutableStack.CreateRange(items)"),
        New("BlockingCollection", ElementForm.Sequence) with { Make = "new BlockingCollection<{E}>(new ConcurrentQueue<{E}>(items))" },

        New("LinkedList", ElementForm.Lone),
        New("Queue", ElementForm.Lone),
        New("Stack", ElementForm.Lone),
        New("HashSet", ElementForm.Lone),
        New("SortedSet", ElementForm.Lone),
        New("ObservableCollection", ElementForm.Lone),
        new("Collection", ElementForm.Lone, "Collection<{E}>", "new Collection<{E}>(new List<{E}>(items))"),
        New("ReadOnlyCollection", ElementForm.Lone),
        new("ReadOnlyObservableCollection", ElementForm.Lone, "ReadOnlyObservableCollection<{E}>",
            "new ReadOnlyObservableCollection<{E}>(new ObservableCollection<{E}>(items))"),
        new("ReadOnlySet", ElementForm.Lone, "ReadOnlySet<{E}>", "new ReadOnlySet<{E}>(new HashSet<{E}>(items))"),
        new("ImmutableList", ElementForm.Lone, "ImmutableList<{E}>", "ImmutableList.CreateRange(items)"),
        new("ImmutableHashSet", ElementForm.Lone, "ImmutableHashSet<{E}>", "ImmutableHashSet.CreateRange(items)"),
        new("ImmutableSortedSet", ElementForm.Lone, "ImmutableSortedSet<{E}>", "ImmutableSortedSet.CreateRange(items)"),
        new("IImmutableList", ElementForm.Lone, "IImmutableList<{E}>", "ImmutableList.CreateRange(items)"),
        new("IImmutableListOfArray", ElementForm.Lone, "IImmutableList<{E}>", "ImmutableArray.CreateRange(items)"),
        new("IImmutableSet", ElementForm.Lone, "IImmutableSet<{E}>", "ImmutableSortedSet.CreateRange(items)"),
        new("FrozenSet", ElementForm.Lone, "FrozenSet<{E}>", "items.ToFrozenSet()"),
        new("ICollection", ElementForm.Lone, "ICollection<{E}>", "new LinkedList<{E}>(items)"),
        new("ICollectionOfArray", ElementForm.Lone, "ICollection<{E}>", "items"),
        new("IReadOnlyCollection", ElementForm.Lone, "IReadOnlyCollection<{E}>", "new Queue<{E}>(items)"),
        new("IList", ElementForm.Lone, "IList<{E}>", "new Collection<{E}>(items)"),
        new("IListOfList", ElementForm.Lone, "IList<{E}>", "new List<{E}>(items)"),
        new("IReadOnlyList", ElementForm.Lone, "IReadOnlyList<{E}>", "items"),
        new("ISet", ElementForm.Lone, "ISet<{E}>", "new HashSet<{E}>(items)"),
        new("IReadOnlySet", ElementForm.Lone, "IReadOnlySet<{E}>", "new SortedSet<{E}>(items)"),
        new("OwnList", ElementForm.Lone, "OwnList<{E}>", "[.. items]"),
        new("OwnSet", ElementForm.Lone, "OwnSet<{E}>", "[.. items]"),
        new("Memory", ElementForm.Lone, "Memory<{E}>", "items") { Items = "value.ToArray()", HasNull = false },
        new("ReadOnlyMemory", ElementForm.Lone, "ReadOnlyMemory<{E}>", "items") { Items = "value.ToArray()", HasNull = false },
        new("ArraySegment", ElementForm.Lone, "ArraySegment<{E}>", "new ArraySegment<{E}>(items)"),
    ];

    /// <summary>A sequence of segments, whose code copies memory by itself: scalars of fixed size alone.</summary>
    public static CompactKind Segmented { get; } = new(
        "ReadOnlySequence", ElementForm.Fixed, "ReadOnlySequence<{E}>", "new ReadOnlySequence<{E}>(items)")
    {
        Items = "value.ToArray()", HasNull = false,
    };

    private static CompactKind New(string name, ElementForm form) => new(name, form, name + "<{E}>", $"new {name}<{{E}}>(items)");
}
