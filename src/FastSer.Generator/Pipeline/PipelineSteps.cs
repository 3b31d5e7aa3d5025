using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Pipeline;

/// <summary>The work between the pipeline's wires, which tests replace by work that fails.</summary>
internal sealed record PipelineSteps
{
    public Func<GeneratorAttributeSyntaxContext, ParseMemory, CancellationToken, ParseResult> ParseType { get; init; } = TypeParser.Parse;

    public Func<GeneratorSyntaxContext, ParseMemory, CancellationToken, CallResult?> ParseCall { get; init; } = CallParser.Parse;

    public Func<GeneratorAttributeSyntaxContext, ParseMemory, CancellationToken, EquatableArray<CallResult>> ParseRoots { get; init; } =
        RootAttributeParser.Parse;

    public Func<GeneratorAttributeSyntaxContext, ParseMemory, CancellationToken, EquatableArray<ParseResult>> ParseExternals { get; init; } =
        ExternalParser.Parse;

    public Func<TypeModel, EmittedCode> EmitType { get; init; } = TypeEmitter.Emit;

    public Func<RootType, string, EmittedCode> EmitRoot { get; init; } = RootEmitter.Emit;
}
