namespace FastSer;

/// <summary>
/// Serializes a type of another assembly as an annotated type. This applies everywhere in this assembly's types: to
/// members, elements, keys and roots.
/// </summary>
/// <param name="external">The type to replace; not generic.</param>
/// <param name="surrogate">
/// The annotated type that replaces it. It implements <see cref="IFastSerSurrogate{TExternal, TSelf}"/>.
/// </param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class FastSerSurrogateAttribute(Type external, Type surrogate) : Attribute
{
    /// <summary>Gets the type that is replaced.</summary>
    public Type External { get; } = external;

    /// <summary>Gets the annotated type that replaces it.</summary>
    public Type Surrogate { get; } = surrogate;
}
