namespace FastSer.TestTypes;

/// <summary>A base class that keeps, in a private member.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial class KeepingBase
{
    private FastSerUnknown _unknown;

    /// <summary>A fixed member.</summary>
    [FastSerMember(0)]
    public int Id { get; set; }

    /// <summary>Returns whether something is kept.</summary>
    public bool HasMore() => !_unknown.IsEmpty;
}
