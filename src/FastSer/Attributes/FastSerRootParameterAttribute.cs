namespace FastSer;

/// <summary>
/// Marks a type parameter of your own generic type or method that serializes values of this type, such as
/// <c>class Outbox&lt;[FastSerRootParameter] T&gt;</c>. The generator makes the serializer of each argument, in the assembly that
/// names it, as if a call of FastSer named it.
/// </summary>
/// <remarks>
/// The name of the type or method must contain "FastSer": the generator looks at no other uses. Without it the attribute is
/// reported by FSER113.
/// </remarks>
[AttributeUsage(AttributeTargets.GenericParameter)]
public sealed class FastSerRootParameterAttribute : Attribute;
