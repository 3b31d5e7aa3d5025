namespace FastSer;

/// <summary>
/// Replaces, in the encoding, a type that you cannot annotate. Implement it on an annotated type and name that type in
/// a <see cref="FastSerSurrogateAttribute"/>.
/// </summary>
/// <typeparam name="TExternal">The type that is replaced.</typeparam>
/// <typeparam name="TSelf">The annotated type itself.</typeparam>
public interface IFastSerSurrogate<TExternal, TSelf>
    where TSelf : IFastSerSurrogate<TExternal, TSelf>
{
    /// <summary>Creates the surrogate of a value. The surrogate is then written.</summary>
    /// <param name="value">The value; never null.</param>
    /// <returns>The surrogate; never null.</returns>
    static abstract TSelf From(TExternal value);

    /// <summary>Creates the value from a surrogate that was read.</summary>
    /// <returns>The value; never null.</returns>
    TExternal ToExternal();
}
