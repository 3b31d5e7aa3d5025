namespace FastSer.Fuzz;

/// <summary>Something that must not happen.</summary>
/// <param name="Seed">The seed of the batch.</param>
/// <param name="Signature">What findings of one cause have in common.</param>
/// <param name="Message">What happened.</param>
/// <param name="Root">The case, or null when the batch does not compile.</param>
internal sealed record Finding(int Seed, string Signature, string Message, string? Root)
{
    /// <summary>The smallest source that still shows it.</summary>
    public string Source { get; init; } = "";

    /// <summary>The root type as text.</summary>
    public string RootText { get; init; } = "int";
}
