namespace FastSer;

/// <summary>Names one type that may stand where its base type, an interface or <c>object</c> is declared, and the tag it has in bytes.</summary>
/// <remarks>
/// On an abstract class, an unsealed class or an interface that has <see cref="FastSerTypeAttribute"/> too, it makes that type a
/// union of the named ones. On a member it is the set of types that the member, or the elements of a collection there, may
/// hold. On an assembly it is the set of all members of type <c>object</c> that have none of their own. Nothing else is ever
/// written or read in that place: bytes hold tags, never type names (docs/format.md, unions). A tag must keep its type for as
/// long as bytes are kept.
/// </remarks>
/// <param name="tag">The tag: 0 to 65535. Tags below 254 take one byte, others five.</param>
/// <param name="type">The type: an annotated one that derives from the union; on a member any type that FastSer can write.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class FastSerUnionAttribute(int tag, Type type) : Attribute
{
    /// <summary>Gets the tag in bytes.</summary>
    public int Tag { get; } = tag;

    /// <summary>Gets the type that the tag stands for.</summary>
    public Type Type { get; } = type;
}
