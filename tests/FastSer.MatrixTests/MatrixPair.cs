namespace FastSer.MatrixTests;

/// <summary>One kind of element in one kind of collection.</summary>
internal sealed record MatrixPair(ElementKind Element, CollectionKind Collection)
{
    /// <summary>The pairs of the two lists.</summary>
    public static IReadOnlyList<MatrixPair> All { get; } =
    [
        .. from collection in CollectionKinds.All
           from element in ElementKinds.All
           where collection.Takes(element)
           select new MatrixPair(element, collection),
    ];

    public string Name => $"{Element.Name} in {Collection.Name}";
}
