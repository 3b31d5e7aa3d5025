namespace FastSer.MatrixTests;

/// <summary>One kind of element in one kind of collection.</summary>
internal sealed record MatrixPair(ElementKind Element, CollectionKind Collection)
{
    /// <summary>Gets the pairs of the two lists, in a quick run some of each collection.</summary>
    public static IReadOnlyList<MatrixPair> All { get; } =
    [
        .. TestDepth.Sample(
            from collection in CollectionKinds.All
            from element in ElementKinds.All
            where collection.Takes(element)
            select new MatrixPair(element, collection), 61),
    ];

    public string Name => $"{Element.Name} in {Collection.Name}";
}
