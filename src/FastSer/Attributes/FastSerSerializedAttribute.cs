namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility. Runs after the members of an object were written, unless that failed.
/// Those of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerSerializedAttribute : Attribute;
