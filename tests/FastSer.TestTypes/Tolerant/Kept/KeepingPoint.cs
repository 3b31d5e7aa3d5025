namespace FastSer.TestTypes;

/// <summary>A struct that keeps.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial record struct KeepingPoint([property: FastSerMember(0)] int X)
{
    /// <summary>The members that are kept.</summary>
    public FastSerUnknown More { get; set; }
}
