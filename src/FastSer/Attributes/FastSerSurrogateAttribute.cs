namespace FastSer;

/// <summary>
/// Serializes a type of another assembly as an annotated type. This applies everywhere in this assembly's types: to
/// members, elements, keys and roots.
/// </summary>
/// <param name="external">The type to replace; <c>typeof(Box&lt;&gt;)</c> for all closed forms of a generic type.</param>
/// <param name="surrogate">
/// The annotated type that replaces it. It implements <see cref="IFastSerSurrogate{TExternal, TSelf}"/>. For all forms of a generic
/// type it has the same type parameters: <c>typeof(BoxSurrogate&lt;&gt;)</c>.
/// </param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class FastSerSurrogateAttribute(Type external, Type surrogate) : Attribute
{
    /// <summary>Gets the type that is replaced.</summary>
    public Type External { get; } = external;

    /// <summary>Gets the annotated type that replaces it.</summary>
    public Type Surrogate { get; } = surrogate;
}
