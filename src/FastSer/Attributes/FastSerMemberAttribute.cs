namespace FastSer;

/// <summary>
/// Gives a member its place on the wire; members without it keep declaration order. In a
/// <see cref="WireFormat.Tolerant"/> type it is the member's key: every member has one, and it never changes.
/// </summary>
/// <param name="order">The place: lower orders come first. Keys count from 0 without gaps.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerMemberAttribute(int order) : Attribute
{
    /// <summary>Gets the place of the member, or its key: lower ones come first.</summary>
    public int Order { get; } = order;
}
