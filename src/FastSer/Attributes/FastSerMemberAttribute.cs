namespace FastSer;

/// <summary>Gives a member its place on the wire; members without it keep declaration order.</summary>
/// <param name="order">The place: lower orders come first.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerMemberAttribute(int order) : Attribute
{
    /// <summary>Gets the place of the member: lower orders come first.</summary>
    public int Order { get; } = order;
}
