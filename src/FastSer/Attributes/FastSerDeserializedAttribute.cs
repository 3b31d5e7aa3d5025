namespace FastSer;

/// <summary>
/// Marks a method of an annotated class or struct: <c>void</c>, of any accessibility, an instance method without parameters
/// or a static one that has none or takes the object.
/// It runs after all members of an object were read and restored. Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerDeserializedAttribute : Attribute;
