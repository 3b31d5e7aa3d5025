namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, of any accessibility, an instance method without parameters or a
/// static one that has none or takes the object. It runs before members are read into an object. The type must have a
/// parameterless constructor, and all of its members must be assignable. Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerDeserializingAttribute : Attribute;
