namespace FastSer;

/// <summary>Marks a partial type for which the generator writes a serializer at build time.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class FastSerTypeAttribute : Attribute
{
    /// <summary>Gets or sets the wire format; <see cref="WireFormat.Fast"/> unless set.</summary>
    public WireFormat Format { get; set; } = WireFormat.Fast;

    /// <summary>Gets or sets which members are serialized without an attribute of their own.</summary>
    public FastSerMembers Members { get; set; } = FastSerMembers.Public;
}
