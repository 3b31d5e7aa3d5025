namespace FastSer;

/// <summary>Sets the defaults for the annotated types of the assembly. A <see cref="FastSerTypeAttribute"/> can override them.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class FastSerDefaultsAttribute : Attribute
{
    /// <summary>Gets or sets which members are serialized by default.</summary>
    public FastSerMembers Members { get; set; } = FastSerMembers.Public;

    /// <summary>Gets or sets whether null is rejected in members that are not declared nullable.</summary>
    public FastSerNullHandling NullHandling { get; set; } = FastSerNullHandling.Lenient;

    /// <summary>
    /// Gets or sets a value indicating whether unmanaged structs of the assembly are serialized without <see cref="FastSerTypeAttribute"/>,
    /// if all their instance fields are public: the bytes are those of the same struct with the attribute. The order of the fields is then
    /// part of the data. The default is false.
    /// </summary>
    public bool UnmanagedStructs { get; set; }
}
