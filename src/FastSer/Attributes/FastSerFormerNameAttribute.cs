namespace FastSer;

/// <summary>
/// Declares that a member or a type was renamed: the schema lock, and fingerprints with names
/// (<see cref="FastSerializerOptions.FingerprintNames"/>), know it by its former name.
/// </summary>
/// <remarks>
/// The attribute does not change the encoding. If you rename the member or type again, keep the first name in the attribute. In front of a
/// parameter of a record, write <c>[property: FastSerFormerName("...")]</c>.
/// </remarks>
/// <param name="name">The former name. That of a type is without namespace, containing types and type parameters.</param>
[AttributeUsage(
    AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface
    | AttributeTargets.Enum,
    Inherited = false)]
public sealed class FastSerFormerNameAttribute(string name) : Attribute
{
    /// <summary>Gets the former name.</summary>
    public string Name { get; } = name;
}
