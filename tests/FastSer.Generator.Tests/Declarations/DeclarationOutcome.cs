namespace FastSer.Generator.Tests.Declarations;

/// <summary>The result of a declaration.</summary>
/// <param name="Kind">The result.</param>
/// <param name="Text">The diagnostics, the finding, or the errors of the source.</param>
internal sealed record DeclarationOutcome(OutcomeKind Kind, string Text = "");

internal enum OutcomeKind
{
    /// <summary>All state that must be accounted for came back, or a warning names what did not.</summary>
    RoundTrips,

    /// <summary>FastSer reported an error in the source of the declaration.</summary>
    Refused,

    /// <summary>
    /// State was lost or exchanged without a diagnostic, an attribute had no effect, generated code did not compile, the generator
    /// failed, or a call threw on a value that it had written itself.
    /// </summary>
    Finding,

    /// <summary>The declaration is not legal C#: a fault of the corpus.</summary>
    Mistake,
}
