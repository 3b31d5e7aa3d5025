namespace FastSer;

/// <summary>
/// Has values written and read by a formatter: those of one member, or of a type wherever they stand. A member's formatter
/// takes the place of one on its type.
/// </summary>
/// <param name="formatter">A type that implements <see cref="IFastSerFormatter{T}"/> of exactly the member's type, without its <c>?</c>.</param>
[AttributeUsage(
    AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface,
    Inherited = false)]
public sealed class FastSerFormatterAttribute(Type formatter) : Attribute
{
    /// <summary>Gets the type of the formatter.</summary>
    public Type Formatter { get; } = formatter;
}
