namespace FastSer;

/// <summary>
/// Picks what builds the value: one of several constructors, or a static method of the type that returns it and takes its
/// place. Parameters stand for members of the same name and type; a method must not return null.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class FastSerConstructorAttribute : Attribute;
