namespace FastSer;

/// <summary>
/// Names the class that keeps values of a <see cref="WireFormat.Tolerant"/> union with tags that only other versions have. Without it,
/// such values are read as null. See docs/versioning.md.
/// </summary>
/// <param name="type">
/// The class: it derives from the union, or is a case of the C# union, and implements <see cref="IFastSerFallback{TSelf}"/> for itself.
/// </param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class FastSerFallbackAttribute(Type type) : Attribute
{
    /// <summary>Gets the class.</summary>
    public Type Type { get; } = type;
}
