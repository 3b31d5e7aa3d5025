namespace FastSer;

/// <summary>
/// Selects how an object is created: with one of several constructors, or with a static method that returns the type
/// and replaces the constructor. Parameters match members of the same name and type. A method must not return null.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class FastSerConstructorAttribute : Attribute;
