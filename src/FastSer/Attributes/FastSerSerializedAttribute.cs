namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility.
/// It runs after the members of an object were written, unless writing failed. Methods of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerSerializedAttribute : Attribute;
