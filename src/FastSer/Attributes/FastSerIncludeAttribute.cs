namespace FastSer;

/// <summary>Serializes a private or internal member that would be left out otherwise.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIncludeAttribute : Attribute;
