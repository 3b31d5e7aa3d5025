namespace FastSer;

/// <summary>
/// Holds a value whose tag only another version of a <see cref="WireFormat.Tolerant"/> union names. Implement it on a class that derives
/// from the union, and name that class in a <see cref="FastSerFallbackAttribute"/>.
/// </summary>
/// <typeparam name="TSelf">The class itself.</typeparam>
public interface IFastSerFallback<TSelf>
    where TSelf : class, IFastSerFallback<TSelf>
{
    /// <summary>Gets what was read. It is written back as it was.</summary>
    FastSerUnknownCase Unknown { get; }

    /// <summary>Creates the object that stands for a value.</summary>
    /// <param name="unknown">The value.</param>
    /// <returns>The object; never null.</returns>
    static abstract TSelf Create(FastSerUnknownCase unknown);
}
