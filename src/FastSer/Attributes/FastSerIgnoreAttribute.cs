namespace FastSer;

/// <summary>Excludes a member from serialization.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIgnoreAttribute : Attribute;
