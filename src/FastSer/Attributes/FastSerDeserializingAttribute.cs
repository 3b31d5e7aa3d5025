namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility. Runs before members are read into an object: a type whose objects are made first, with a parameterless constructor, and whose members can all be assigned.
/// Those of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerDeserializingAttribute : Attribute;
