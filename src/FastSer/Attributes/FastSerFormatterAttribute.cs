namespace FastSer;

/// <summary>
/// Sets the formatter that writes and reads the values of one member, or all values of a type. A formatter on a member
/// overrides one on its type.
/// </summary>
/// <param name="formatter">
/// A type that implements <see cref="IFastSerFormatter{T}"/> for exactly the member's type, without its <c>?</c>.
/// </param>
[AttributeUsage(
    AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface,
    Inherited = false)]
public sealed class FastSerFormatterAttribute(Type formatter) : Attribute
{
    /// <summary>Gets the type of the formatter.</summary>
    public Type Formatter { get; } = formatter;
}
