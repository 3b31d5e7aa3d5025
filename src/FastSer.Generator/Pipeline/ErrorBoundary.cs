using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Pipeline;

/// <summary>
/// Every step of the pipeline runs in here: what it throws becomes an error at its type or call, and nothing else is lost.
/// The compiler would drop all files of a generator that throws, with no more than a warning.
/// </summary>
internal static class ErrorBoundary
{
    /// <summary>Parses an annotated type; one that cannot be parsed gets a stub, like one with errors.</summary>
    public static ParseResult ParseType(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => Run(
        () => steps.ParseType(context, memory, cancellation),
        exception =>
        {
            var failure = Describe(exception, context.TargetSymbol.Name, KnownTypes.LocationOf(context.TargetSymbol));
            return Run(
                () => TypeParser.ParseStub(context, failure, cancellation),
                _ => ParseResult.Broken(failure));
        });

    public static CallResult? ParseCall(
        PipelineSteps steps, GeneratorSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => Run(
        () => steps.ParseCall(context, memory, cancellation),
        exception => CallResult.Broken(Describe(exception, context.Node.ToString(), context.Node.GetLocation())));

    /// <summary>Parses the attributes that name roots.</summary>
    public static EquatableArray<CallResult> ParseRoots(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => Run(
        () => steps.ParseRoots(context, memory, cancellation),
        exception => new[]
        {
            CallResult.Broken(Describe(
                exception, context.TargetSymbol.Name,
                context.Attributes.FirstOrDefault()?.ApplicationSyntaxReference?.GetSyntax(cancellation).GetLocation())),
        }.ToEquatableArray());

    /// <summary>Parses the attributes that name types of other assemblies.</summary>
    public static EquatableArray<ParseResult> ParseExternals(
        PipelineSteps steps, GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) => Run(
        () => steps.ParseExternals(context, memory, cancellation),
        exception => new[]
        {
            ParseResult.Broken(Describe(
                exception, context.TargetSymbol.Name,
                context.Attributes.FirstOrDefault()?.ApplicationSyntaxReference?.GetSyntax(cancellation).GetLocation())),
        }.ToEquatableArray());

    /// <summary>Checks the unions that an assembly declares.</summary>
    public static EquatableArray<DiagnosticInfo> CheckUnions(GeneratorAttributeSyntaxContext context) => Run(
        () => AssemblyUnionParser.Check(context),
        exception => new[] { Describe(exception, context.TargetSymbol.Name, context.TargetNode.GetLocation()) }.ToEquatableArray());

    public static DiagnosticInfo? Check(
        Func<DiagnosticInfo?> check, GeneratorAttributeSyntaxContext context) => Run(
        check,
        exception => Describe(exception, context.TargetSymbol.Name, KnownTypes.LocationOf(context.TargetSymbol)));

    /// <summary>Emits the file of an annotated type, or its stub.</summary>
    public static EmittedFile EmitType(PipelineSteps steps, TypeModel model) => Run(
        () => EmittedFile.Of(model.HintName, steps.EmitType(model)),
        exception => new EmittedFile(
            model.HintName,
            Run<string?>(() => TypeEmitter.Emit(model with { IsStub = true }).Text, static _ => null),
            new SymbolDiagnostic(Describe(exception, model.DisplayName, null), model.MetadataName, "")));

    public static EmittedRoot EmitRoot(PipelineSteps steps, RootType root, string space) => Run(
        () => new EmittedRoot(
            RootEmitter.NeedsSerializer(root.Type)
                ? EmittedFile.Of(HintName.ForRoot(RootEmitter.ClassName(root.Type)), steps.EmitRoot(root, space))
                : new EmittedFile("", null, null),
            ResolverEmitter.EntryOf(root)),
        exception => new EmittedRoot(
            new EmittedFile("", null, new SymbolDiagnostic(Describe(exception, root.FullName, null), "", "")), null));

    /// <summary>A file of shared helpers.</summary>
    public static EmittedFile EmitHelpers(HelperFile file)
    {
        var hintName = HintName.ForHelpers(file.Number);
        return Run(
            () => new EmittedFile(hintName, file.Emit(), null),
            exception => new EmittedFile(hintName, null, new SymbolDiagnostic(Describe(exception, hintName, null), "", "")));
    }

    /// <summary>The file of the whole assembly.</summary>
    public static EmittedFile EmitResolver(IEnumerable<RegistryEntry> entries, string space) => Run(
        () => new EmittedFile(HintName.OfResolver, ResolverEmitter.Emit(entries, space), null),
        exception => new EmittedFile(
            HintName.OfResolver, null, new SymbolDiagnostic(Describe(exception, HintName.OfResolver, null), "", "")));

    /// <summary>Gives keys to the types that ask the schema lock for them.</summary>
    public static AutoKeyTable AssignKeys(Func<AutoKeyTable> assign) => Run(
        assign,
        exception => new AutoKeyTable(EquatableArray<AssignedKeys>.Empty)
        {
            Issues = new[] { new SymbolDiagnostic(Describe(exception, LockFormat.FileName, null), "", "") }.ToEquatableArray(),
        });

    /// <summary>Puts keys or tags of the schema lock into the model of a type.</summary>
    public static ParseResult ApplyLock(ParseResult result, AutoKeyTable table, LockInput locked) => Run(
        () => result.Model!.AutoKeys is null ? LockedTags.Apply(result, locked) : AutoKeyModels.Apply(result, table),
        exception => AutoKeyModels.Pending(result, new SymbolDiagnostic(Describe(exception, result.Model!.DisplayName, null), result.Model.MetadataName, "")));

    public static LockResult CheckLock(Func<LockResult> check) => Run(
        check,
        exception => new LockResult(
            new[] { new SymbolDiagnostic(Describe(exception, LockFormat.FileName, null), "", "") }.ToEquatableArray(), null));

    /// <summary>A lock that cannot be parsed is reported as one.</summary>
    public static LockFile ParseLock(string path, Func<LockFile> parse) => Run(
        parse, _ => new LockFile(path, EquatableArray<LockSection>.Empty, FaultyLine: 0));

    private static T Run<T>(Func<T> step, Func<Exception, T> onFailure)
    {
        try
        {
            return step();
        }
        catch (Exception exception) when (exception is not OperationCanceledException)
        {
            return onFailure(exception);
        }
    }

    private static DiagnosticInfo Describe(Exception exception, string subject, Location? location) => DiagnosticInfo.Create(
        Descriptors.GeneratorMustNotFail, location, subject,
        $"{exception.GetType().Name} in {exception.TargetSite?.DeclaringType?.Name}.{exception.TargetSite?.Name}: {exception.Message}");
}
