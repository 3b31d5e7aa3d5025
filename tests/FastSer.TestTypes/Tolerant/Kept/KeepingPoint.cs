namespace FastSer.TestTypes;

/// <summary>A struct that keeps.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial record struct KeepingPoint([property: FastSerMember(0)] int X)
{
    /// <summary>What is kept.</summary>
    public FastSerUnknown More { get; set; }
}
