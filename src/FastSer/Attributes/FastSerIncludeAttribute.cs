namespace FastSer;

/// <summary>Includes a private or internal member in serialization.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIncludeAttribute : Attribute;
