namespace FastSer;

/// <summary>Excludes a member from serialization. Overrides of a property are excluded too, unless they have an attribute of their
/// own.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIgnoreAttribute : Attribute;
