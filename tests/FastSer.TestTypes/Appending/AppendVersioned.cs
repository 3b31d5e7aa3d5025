namespace FastSer.TestTypes;

/// <summary>A Tolerant type that holds types whose members are counted.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class AppendVersioned
{
    /// <summary>A class.</summary>
    [FastSerMember(0)]
    public AppendNote? Note { get; set; }

    /// <summary>A struct.</summary>
    [FastSerMember(1)]
    public AppendPoint Point { get; set; }

    /// <summary>A struct that may be missing.</summary>
    [FastSerMember(2)]
    public AppendPoint? Maybe { get; set; }

    /// <summary>Bounded objects.</summary>
    [FastSerMember(3)]
    public List<AppendRow?>? Rows { get; set; }
}
