namespace FastSer.TestTypes;

/// <summary>An old version of <see cref="LaterNote"/>, which keeps what that one has in addition.</summary>
/// <param name="Id">A fixed member.</param>
/// <param name="Text">A nullable one.</param>
/// <param name="Unknown">What is kept.</param>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial record KeepingNote(
    [property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Text = "none", FastSerUnknown Unknown = default);
