namespace FastSer.TestTypes;

/// <summary>What its base class keeps is what stands behind its own members.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class KeepingDerived : KeepingBase
{
    /// <summary>A member with a declared default.</summary>
    [FastSerMember(1)]
    public string? Text { get; init; } = "initial";
}
