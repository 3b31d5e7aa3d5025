using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Pipeline;

/// <summary>
/// The steps of the pipeline that parse and emit: an exception of one becomes an error at its type or call, and nothing else is lost.
/// </summary>
internal static class ErrorBoundary
{
    /// <summary>Parses an annotated type; one that cannot be parsed gets a stub, like one with errors.</summary>
    public static ParseResult ParseType(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => StepRunner.Run(
        () => steps.ParseType(context, memory, cancellation),
        exception =>
        {
            var failure = StepRunner.Describe(exception, context.TargetSymbol.Name, KnownTypes.LocationOf(context.TargetSymbol));
            return StepRunner.Run(
                () => TypeParser.ParseStub(context, failure, cancellation),
                _ => ParseResult.Broken(failure));
        });

    public static CallResult? ParseCall(
        PipelineSteps steps, GeneratorSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => StepRunner.Run(
        () => steps.ParseCall(context, memory, cancellation),
        exception => CallResult.Broken(StepRunner.Describe(exception, context.Node.ToString(), context.Node.GetLocation())));

    /// <summary>Parses the attributes that name roots.</summary>
    public static EquatableArray<CallResult> ParseRoots(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => StepRunner.Run(
        () => steps.ParseRoots(context, memory, cancellation),
        exception => new[] { CallResult.Broken(DescribeAttribute(exception, context)) }.ToEquatableArray());

    /// <summary>Parses the attributes that name types of other assemblies.</summary>
    public static EquatableArray<ParseResult> ParseExternals(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => StepRunner.Run(
        () => steps.ParseExternals(context, memory, cancellation),
        exception => new[] { ParseResult.Broken(DescribeAttribute(exception, context)) }.ToEquatableArray());

    /// <summary>Checks the unions that an assembly declares.</summary>
    public static EquatableArray<DiagnosticInfo> CheckUnions(GeneratorAttributeSyntaxContext context) => StepRunner.Run(
        () => AssemblyUnionParser.Check(context),
        exception => new[] { StepRunner.Describe(exception, context.TargetSymbol.Name, context.TargetNode.GetLocation()) }.ToEquatableArray());

    public static DiagnosticInfo? Check(
        Func<DiagnosticInfo?> check, GeneratorAttributeSyntaxContext context) => StepRunner.Run(
        check,
        exception => StepRunner.Describe(exception, context.TargetSymbol.Name, KnownTypes.LocationOf(context.TargetSymbol)));

    /// <summary>Emits the file of an annotated type, or its stub.</summary>
    public static EmittedFile EmitType(PipelineSteps steps, TypeModel model) => StepRunner.Run(
        () => EmittedFile.Of(model.HintName, steps.EmitType(model)),
        exception => new EmittedFile(
            model.HintName,
            StepRunner.Run<string?>(() => TypeEmitter.Emit(model with { IsStub = true }).Text, static _ => null),
            new SymbolDiagnostic(StepRunner.Describe(exception, model.DisplayName, null), model.MetadataName, "")));

    public static EmittedRoot EmitRoot(PipelineSteps steps, RootType root, string space) => StepRunner.Run(
        () => new EmittedRoot(
            RootEmitter.NeedsSerializer(root.Type)
                ? EmittedFile.Of(HintName.ForRoot(RootEmitter.ClassName(root.Type)), steps.EmitRoot(root, space))
                : new EmittedFile("", null, null),
            ResolverEmitter.EntryOf(root)),
        exception => new EmittedRoot(
            new EmittedFile("", null, new SymbolDiagnostic(StepRunner.Describe(exception, root.FullName, null), "", "")), null));

    /// <summary>A file of shared helpers.</summary>
    public static EmittedFile EmitHelpers(HelperFile file)
    {
        var hintName = HintName.ForHelpers(file.Number);
        return StepRunner.Run(
            () => new EmittedFile(hintName, file.Emit(), null),
            exception => new EmittedFile(hintName, null, new SymbolDiagnostic(StepRunner.Describe(exception, hintName, null), "", "")));
    }

    /// <summary>The file of the whole assembly.</summary>
    public static EmittedFile EmitResolver(IEnumerable<RegistryEntry> entries, string space) => StepRunner.Run(
        () => new EmittedFile(HintName.OfResolver, ResolverEmitter.Emit(entries, space), null),
        exception => new EmittedFile(
            HintName.OfResolver, null, new SymbolDiagnostic(StepRunner.Describe(exception, HintName.OfResolver, null), "", "")));

    private static DiagnosticInfo DescribeAttribute(Exception exception, GeneratorAttributeSyntaxContext context) => StepRunner.Describe(
        exception, context.TargetSymbol.Name, context.Attributes.FirstOrDefault()?.FindLocation());
}
