namespace FastSer;

/// <summary>
/// Marks a method of an annotated class: <c>void</c>, without parameters, of any accessibility. Runs after all members of an object were read and restored.
/// Those of base classes run first.
/// </summary>
[AttributeUsage(AttributeTargets.Method, Inherited = false)]
public sealed class FastSerDeserializedAttribute : Attribute;
