namespace FastSer.Generator.Tests.Declarations;

/// <summary>Findings that are not mended yet. The list only shrinks, and must be empty.</summary>
internal static class ExpectedFindings
{
    public static IReadOnlySet<string> Seeds { get; } = new HashSet<string>(StringComparer.Ordinal);
}
