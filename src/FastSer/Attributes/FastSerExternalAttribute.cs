namespace FastSer;

/// <summary>
/// Generates a serializer for a type of another assembly, from its public fields and properties, as if it were marked
/// <see cref="FastSerTypeAttribute"/> there. The code is part of this assembly. This applies everywhere in this assembly: to
/// members, elements, keys and roots. See docs/extending.md.
/// </summary>
/// <param name="type">The class or struct, closed if it is generic: <c>typeof(Page&lt;Order&gt;)</c>.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class FastSerExternalAttribute(Type type) : Attribute
{
    /// <summary>Gets the type.</summary>
    public Type Type { get; } = type;

    /// <summary>Gets or sets the wire format. The default is <see cref="WireFormat.Fast"/>.</summary>
    public WireFormat Format { get; set; } = WireFormat.Fast;

    /// <summary>
    /// Gets or sets whether null is rejected in members that are not declared nullable. <see cref="FastSerDefaultsAttribute"/> sets it
    /// for an assembly.
    /// </summary>
    public FastSerNullHandling NullHandling { get; set; } = FastSerNullHandling.Lenient;

    /// <summary>Gets or sets the names of public members that are not serialized.</summary>
    public string[] Ignore { get; set; } = [];

    /// <summary>
    /// Gets or sets the types of the parameters of the constructor that creates the objects. By default the generator selects
    /// it as it does for annotated types.
    /// </summary>
    public Type[] Constructor { get; set; } = [];

    /// <summary>
    /// Gets or sets the names of the members of a <see cref="WireFormat.Tolerant"/> type: the first has the key 0, the second
    /// the key 1, and so on. Of an F# union, in any format, it names the cases in the order of their tags. Add new names at the end.
    /// </summary>
    public string[] Keys { get; set; } = [];
}
