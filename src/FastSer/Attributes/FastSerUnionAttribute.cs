namespace FastSer;

/// <summary>
/// Names one type whose values may be used where its base type, an interface or <c>object</c> is declared, and sets its
/// tag.
/// </summary>
/// <remarks>
/// On an abstract class, an unsealed class or an interface that also has <see cref="FastSerTypeAttribute"/>, it makes
/// that type a union of the named types. On a member it sets the types that the member, or the elements of a collection
/// there, may hold. On an assembly it sets the types of all <c>object</c> members without their own attributes, or, with
/// three arguments, the types of a base class or interface, which may belong to another assembly. On a C# union it sets the tags
/// of its cases. Other types are never written or read in that place: the encoded data contains tags, never type names (docs/wire-format.md,
/// unions). A tag must keep its type for as long as you keep encoded data.
/// </remarks>
/// <param name="tag">The tag: 0 to 65535. Tags below 254 take one byte, others five.</param>
/// <param name="type">
/// The type: an annotated one that derives from the union; on a member or a C# union any type that FastSer can write.
/// </param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Property | AttributeTargets.Field
        | AttributeTargets.Assembly,
    AllowMultiple = true,
    Inherited = false)]
public sealed class FastSerUnionAttribute(int tag, Type type) : Attribute
{
    /// <summary>
    /// Initializes a new instance of the <see cref="FastSerUnionAttribute"/> class for an assembly: names one type whose values may be
    /// used where <paramref name="union"/> is declared in this assembly.
    /// </summary>
    /// <param name="union">
    /// The base class or interface. If it is a <see cref="FastSerTypeAttribute"/> of this assembly, this is the same as the attribute on it.
    /// </param>
    /// <param name="tag">The tag: 0 to 65535. Tags below 254 take one byte, others five.</param>
    /// <param name="type">The type, which derives from <paramref name="union"/>.</param>
    public FastSerUnionAttribute(Type union, int tag, Type type)
        : this(tag, type) => Union = union;

    /// <summary>Gets the base class or interface, if the attribute is on an assembly; otherwise null.</summary>
    public Type? Union { get; }

    /// <summary>Gets the tag in the encoded data.</summary>
    public int Tag { get; } = tag;

    /// <summary>Gets the type that the tag identifies.</summary>
    public Type Type { get; } = type;

    /// <summary>
    /// Gets or sets whether the tag means values of exactly this type. This matters for a class that is a union itself: by default its tag
    /// covers all types that the class names. Use it on unions, not on members.
    /// </summary>
    public bool Exact { get; set; }
}
