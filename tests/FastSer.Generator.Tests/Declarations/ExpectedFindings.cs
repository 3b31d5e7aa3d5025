namespace FastSer.Generator.Tests.Declarations;

/// <summary>Findings that are not mended yet. The list only shrinks, and must be empty.</summary>
internal static class ExpectedFindings
{
    public static IReadOnlySet<string> Seeds { get; } = new HashSet<string>(StringComparer.Ordinal)
    {
        // Populate gives the setter the collection that it read into.
        "setter that copies: [FastSerType]",
        "setter that copies: [FastSerType(Format = WireFormat.Compact)]",
    };

    /// <summary>Forms of members with which random declarations have one of these findings.</summary>
    public static IReadOnlySet<MemberForm> Forms { get; } = new HashSet<MemberForm> { MemberForm.CopyingList };
}
