namespace FastSer;

/// <summary>Picks the constructor that builds the value when a type has several.</summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class FastSerConstructorAttribute : Attribute;
