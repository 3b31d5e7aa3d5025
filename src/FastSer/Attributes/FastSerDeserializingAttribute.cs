namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility. It runs before members
/// are read into an object. The type must have a parameterless constructor, and all of its members must be assignable.
/// Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerDeserializingAttribute : Attribute;
