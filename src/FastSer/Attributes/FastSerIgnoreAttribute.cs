namespace FastSer;

/// <summary>Excludes a member from serialization, and the overrides of a property that are not marked otherwise.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerIgnoreAttribute : Attribute;
