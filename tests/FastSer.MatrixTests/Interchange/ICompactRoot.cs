namespace FastSer.MatrixTests;

/// <summary>One collection type with one element type in the Compact format, as a root.</summary>
public interface ICompactRoot
{
    string Name { get; }

    /// <summary>The fingerprint of the type.</summary>
    string Fingerprint { get; }

    /// <summary>The collection with all elements.</summary>
    byte[] Bytes { get; }

    /// <summary>The empty collection.</summary>
    byte[] Empty { get; }

    /// <summary>A list of the collection, the empty one and the collection again.</summary>
    byte[] Nested { get; }

    /// <summary>The elements that bytes hold, in an order of their own.</summary>
    object[] Read(byte[] bytes);

    int Skip(byte[] bytes);

    int SkipNested(byte[] bytes);

    FastSerError ErrorOf(byte[] bytes);
}
