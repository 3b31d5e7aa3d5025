namespace FastSer;

/// <summary>
/// Keeps a value of a <see cref="WireFormat.Tolerant"/> union with a tag that only another version of the union has. Implement it on a
/// class that derives from the union, or is a case of the C# union, and name that class in a <see cref="FastSerFallbackAttribute"/>.
/// </summary>
/// <typeparam name="TSelf">The class itself.</typeparam>
public interface IFastSerFallback<TSelf>
    where TSelf : class, IFastSerFallback<TSelf>
{
    /// <summary>Gets the value that was read. It is written back unchanged.</summary>
    FastSerUnknownCase Unknown { get; }

    /// <summary>Creates the object that keeps a value.</summary>
    /// <param name="unknown">The value.</param>
    /// <returns>The object; never null.</returns>
    static abstract TSelf Create(FastSerUnknownCase unknown);
}
