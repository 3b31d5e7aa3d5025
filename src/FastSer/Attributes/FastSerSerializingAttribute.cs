namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility.
/// It runs before the members of an object are written. Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerSerializingAttribute : Attribute;
