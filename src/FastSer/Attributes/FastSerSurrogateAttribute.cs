namespace FastSer;

/// <summary>
/// Has values of a type of another assembly written as those of an annotated type, wherever they stand in this assembly's
/// types: as members, elements, keys and roots.
/// </summary>
/// <param name="external">The type to stand for; not generic.</param>
/// <param name="surrogate">The annotated type; it implements <see cref="IFastSerSurrogate{TExternal, TSelf}"/>.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class FastSerSurrogateAttribute(Type external, Type surrogate) : Attribute
{
    /// <summary>Gets the type that is stood for.</summary>
    public Type External { get; } = external;

    /// <summary>Gets the annotated type that stands for it.</summary>
    public Type Surrogate { get; } = surrogate;
}
