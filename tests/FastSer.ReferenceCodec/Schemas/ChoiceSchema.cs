namespace FastSer.ReferenceCodec;

/// <summary>The types that a member names for what it holds (section 16).</summary>
public sealed class ChoiceSchema : Schema
{
    /// <summary>Gets or sets the types, which may contain the member.</summary>
    public IReadOnlyList<Case> Cases { get; set; } = [];
}
