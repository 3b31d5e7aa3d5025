namespace FastSer.TestTypes;

/// <summary>Types that keep, in collections, nullables and dictionaries, in a type that keeps too.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
[FastSerRetired(1, typeof(string))]
public sealed partial class KeepingHolder
{
    /// <summary>In a list.</summary>
    [FastSerMember(0)]
    public List<KeepingNote?>? Notes { get; set; }

    /// <summary>A struct that may be null.</summary>
    [FastSerMember(2)]
    public KeepingPoint? Point { get; set; }

    /// <summary>As values of a dictionary.</summary>
    [FastSerMember(3)]
    public Dictionary<string, KeepingDerived>? Named { get; set; }

    /// <summary>The members that are kept.</summary>
    public FastSerUnknown Unknown { get; set; }
}
