namespace FastSer.TestTypes;

/// <summary>A class whose base class keeps the members that stand behind its own.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeepingDerived : KeepingBase
{
    /// <summary>A member with a declared default.</summary>
    [FastSerMember(1)]
    public string? Text { get; init; } = "initial";
}
