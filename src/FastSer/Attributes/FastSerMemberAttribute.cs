namespace FastSer;

/// <summary>
/// Sets the position of a member in the encoded data. Members without it keep declaration order. In a
/// <see cref="WireFormat.Tolerant"/> type it is the member's key: every member needs one, and it must never change.
/// </summary>
/// <param name="order">The position: lower numbers come first. Keys start at 0 and have no gaps.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerMemberAttribute(int order) : Attribute
{
    /// <summary>Gets the position of the member, or its key: lower numbers come first.</summary>
    public int Order { get; } = order;
}
