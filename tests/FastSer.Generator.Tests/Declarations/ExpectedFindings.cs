namespace FastSer.Generator.Tests.Declarations;

/// <summary>Findings that are not mended yet. The list only shrinks, and must be empty.</summary>
internal static class ExpectedFindings
{
    public static IReadOnlySet<string> Seeds { get; } = new HashSet<string>(StringComparer.Ordinal)
    {
        // Filling the member clears the collection of the positional property, which is the same object after construction.
        "readonly collection that is the object of a positional property",
    };

    /// <summary>Whether a random declaration has one of these findings.</summary>
    public static bool Cover(DeclarationDraft draft, DeclarationOutcome outcome) =>
        // A collection that only code of its type can set is filled, and is not there: reading throws.
        outcome.Text.Contains("A collection without a setter is null after construction", StringComparison.Ordinal)
        || draft.Members.Any(member => draft.Constructor.IsPrimary && draft.Kind.Contains("record", StringComparison.Ordinal)
            && member.NeedsParameter && member.Type.Contains("Generic.", StringComparison.Ordinal));
}
