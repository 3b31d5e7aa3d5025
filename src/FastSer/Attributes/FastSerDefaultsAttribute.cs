namespace FastSer;

/// <summary>Sets what the annotated types of the assembly do if their own <see cref="FastSerTypeAttribute"/> does not say it.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class FastSerDefaultsAttribute : Attribute
{
    /// <summary>Gets or sets which members are serialized by default.</summary>
    public FastSerMembers Members { get; set; } = FastSerMembers.Public;

    /// <summary>Gets or sets whether null is checked in members whose types do not allow it.</summary>
    public FastSerNullHandling NullHandling { get; set; } = FastSerNullHandling.Lenient;
}
