namespace FastSer;

/// <summary>
/// Marks a method of an annotated class or struct: <c>void</c>, of any accessibility, an instance method without parameters
/// or a static one that has none or takes the object.
/// It runs before the members of an object are written. Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerSerializingAttribute : Attribute;
