namespace FastSer;

/// <summary>Leaves a member out of the serialized form.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIgnoreAttribute : Attribute;
