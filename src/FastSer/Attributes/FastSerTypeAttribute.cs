namespace FastSer;

/// <summary>Marks a partial type for which the generator writes a serializer at build time.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class FastSerTypeAttribute : Attribute
{
    /// <summary>Gets or sets the wire format; <see cref="WireFormat.Fast"/> unless set.</summary>
    public WireFormat Format { get; set; } = WireFormat.Fast;

    /// <summary>Gets or sets which members are serialized without an attribute of their own.</summary>
    public FastSerMembers Members { get; set; } = FastSerMembers.Public;

    /// <summary>
    /// Gets or sets whether objects of the class, and of classes that derive from it, keep their identity: an object that is
    /// referenced twice in one root is written once and read as one, and may be part of a cycle if it can be built without
    /// its members. Costs a table lookup an object; other types pay nothing.
    /// </summary>
    public bool References { get; set; }
}
