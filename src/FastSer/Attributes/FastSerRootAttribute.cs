namespace FastSer;

/// <summary>
/// Names a type that is serialized as a whole and that no call shows to the generator: in a generic method, by a method
/// group, by reflection, or by the calls that take a <see cref="System.Type"/>. The generator makes its serializer as if a
/// call named it. On an assembly or on any of its types: the place has no meaning.
/// </summary>
/// <param name="type">The closed type, such as <c>typeof(Envelope&lt;Order&gt;)</c>.</param>
[AttributeUsage(
    AttributeTargets.Assembly | AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface
    | AttributeTargets.Enum | AttributeTargets.Delegate,
    AllowMultiple = true, Inherited = false)]
public sealed class FastSerRootAttribute(Type type) : Attribute
{
    /// <summary>Gets the type.</summary>
    public Type Type { get; } = type;
}
