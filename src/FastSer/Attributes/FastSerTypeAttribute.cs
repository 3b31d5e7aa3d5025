namespace FastSer;

/// <summary>Marks a partial type. The generator emits a serializer for it at build time.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class FastSerTypeAttribute : Attribute
{
    /// <summary>Gets or sets the wire format. The default is <see cref="WireFormat.Fast"/>.</summary>
    public WireFormat Format { get; set; } = WireFormat.Fast;

    /// <summary>Gets or sets which members are serialized by default. <see cref="FastSerDefaultsAttribute"/> sets it for an assembly.</summary>
    public FastSerMembers Members { get; set; } = FastSerMembers.Public;

    /// <summary>
    /// Gets or sets whether null is rejected in members that the type declares and that are not declared nullable.
    /// <see cref="FastSerDefaultsAttribute"/> sets it for an assembly.
    /// </summary>
    public FastSerNullHandling NullHandling { get; set; } = FastSerNullHandling.Lenient;

    /// <summary>
    /// Gets or sets whether objects of the class, and of classes that derive from it, keep their identity. An object
    /// that is referenced twice in one root is written once and read as one object. It may be part of a cycle if it can
    /// be created without its members. The cost is one table lookup per object; other types have no such cost.
    /// </summary>
    public bool References { get; set; }

    /// <summary>
    /// Gets or sets whether members may be appended later. New code then reads data that was written with fewer members: the missing
    /// members get their declared defaults. The number of members replaces the presence byte. Derived classes inherit this setting. It is
    /// for the Fast and Compact formats; <see cref="WireFormat.Tolerant"/> types allow new members anyway.
    /// </summary>
    public bool Append { get; set; }

    /// <summary>
    /// Gets or sets the source of the keys of a <see cref="WireFormat.Tolerant"/> type: attributes, or the schema lock of the project.
    /// Derived classes inherit this setting.
    /// </summary>
    public FastSerKeys Keys { get; set; } = FastSerKeys.Explicit;

    /// <summary>
    /// Gets or sets whether a view of the type is generated: a <c>ref struct</c> that reads single members from serialized bytes, without
    /// creating the object. <c>Order.View(bytes)</c> returns an <c>OrderView</c>.
    /// It is for the Fast and Tolerant formats.
    /// </summary>
    public bool View { get; set; }

    /// <summary>
    /// Gets or sets the word that replaces <c>View</c> in the names of the view: <c>Lens</c> gives <c>Order.Lens(bytes)</c>,
    /// <c>OrderLens</c> and
    /// <c>OrderLensList</c>.
    /// </summary>
    public string? ViewName { get; set; }
}
