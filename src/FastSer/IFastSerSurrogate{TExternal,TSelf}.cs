namespace FastSer;

/// <summary>
/// Stands in the encoding for a type that cannot be annotated. Implemented by an annotated type that is named in a
/// <see cref="FastSerSurrogateAttribute"/>.
/// </summary>
/// <typeparam name="TExternal">The type that is stood for.</typeparam>
/// <typeparam name="TSelf">The annotated type itself.</typeparam>
public interface IFastSerSurrogate<TExternal, TSelf>
    where TSelf : IFastSerSurrogate<TExternal, TSelf>
{
    /// <summary>Makes the surrogate of a value, which is then written.</summary>
    /// <param name="value">The value; never null.</param>
    /// <returns>The surrogate; never null.</returns>
    static abstract TSelf From(TExternal value);

    /// <summary>Makes the value again, from a surrogate that was read.</summary>
    /// <returns>The value; never null.</returns>
    TExternal ToExternal();
}
