namespace FastSer.Generator.Results;

/// <summary>One generated file. Immutable and structurally equal all the way down.</summary>
/// <param name="HintName">Its name.</param>
/// <param name="Text">Its text; null where there is none.</param>
/// <param name="Failure">What is to be reported if it could not be emitted as it should be.</param>
internal sealed record EmittedFile(string HintName, string? Text, SymbolDiagnostic? Failure)
{
    /// <summary>The shared helpers that it calls.</summary>
    public EquatableArray<Helper> Helpers { get; init; } = EquatableArray<Helper>.Empty;

    public static EmittedFile Of(string hintName, EmittedCode code) => new(hintName, code.Text, null) { Helpers = code.Helpers };
}

/// <summary>The emitted code of one root type. Immutable and structurally equal all the way down.</summary>
/// <param name="File">The file of its formatter; without a text where it needs none.</param>
/// <param name="Entry">Its line in the resolver; null where it has no formatter.</param>
internal sealed record EmittedRoot(EmittedFile File, RegistryEntry? Entry);
