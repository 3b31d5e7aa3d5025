using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator;

/// <summary>Writes the serializers of all types marked with <c>[FastSerType]</c>.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class FastSerGenerator : IIncrementalGenerator
{
    private readonly PipelineSteps _steps;

    /// <summary>Initializes a new instance of the <see cref="FastSerGenerator"/> class.</summary>
    public FastSerGenerator()
        : this(new PipelineSteps())
    {
    }

    internal FastSerGenerator(PipelineSteps steps) => _steps = steps;

    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var steps = _steps;
        var memory = new ParseMemory();
        var locked = LockInput.Of(context);
        var all = context.SyntaxProvider.ForAttributeWithMetadataName(
                KnownTypes.TypeAttribute,
                static (node, _) => node is TypeDeclarationSyntax,
                (type, cancellation) => ErrorBoundary.ParseType(steps, type, memory, cancellation))
            .WithTrackingName(TrackingNames.Parse);
        var parsed = all.Where(static result => !result.DependsOnLock);

        var calls = context.SyntaxProvider.CreateSyntaxProvider(
                static (node, _) => CallParser.IsCandidate(node),
                (call, cancellation) => ErrorBoundary.ParseCall(steps, call, memory, cancellation))
            .Where(static call => call is not null)
            .Select(static (call, _) => call!)
            .WithTrackingName(TrackingNames.Call);

        var types = parsed.Where(static result => result.Model is not null)
            .Select(static (result, _) => result.Model!)
            .WithTrackingName(TrackingNames.Type);

        var named = FindRootAttributes(context, steps, memory);
        var externals = FindExternals(context, steps, memory).WithLocked(all, locked);
        var externalTypes = externals.Where(static result => result.Model is not null).Select(static (result, _) => result.Model!)
            .WithTrackingName(TrackingNames.Keys);
        var space = context.CompilationProvider.Select(static (compilation, _) =>
            TypeNames.GeneratedNamespace(compilation.AssemblyName));
        var files = types.Select((model, _) => ErrorBoundary.EmitType(steps, model)).WithTrackingName(TrackingNames.File);
        RegisterFiles(context, files);
        var externalFiles = externalTypes.Select((model, _) => ErrorBoundary.EmitType(steps, model));
        RegisterFiles(context, externalFiles);
        var roots = EmitRoots(steps, RootsOf(types).Combine(RootsOf(externalTypes)), calls, named, space);
        RegisterFiles(context, roots.Select(static (root, _) => root.File));
        RegisterHelpers(context, HelpersOf(files).Combine(HelpersOf(externalFiles)), roots, space);
        RegisterResolver(context, roots, space);
        RegisterDiagnostics(context, parsed, calls);
        Report(context, named.SelectMany(static (root, _) => root.Diagnostics));
        Report(context, externals.SelectMany(static (result, _) => result.Diagnostics));
        context.RegisterSourceOutput(
            externals.SelectMany(static (result, _) => result.Issues).Combine(context.CompilationProvider),
            static (output, issue) => output.ReportDiagnostic(issue.Left.ToDiagnostic(issue.Right)));
        context.RegisterSourceOutput(
            context.SyntaxProvider.ForAttributeWithMetadataName(
                    KnownTypes.UnionAttribute, static (node, _) => node is TypeDeclarationSyntax,
                    static (type, cancellation) => ErrorBoundary.Check(() => UnionParser.CheckUnannotated(type, cancellation), type))
                .Where(static diagnostic => diagnostic is not null)
                .Combine(context.CompilationProvider),
            static (output, diagnostic) => output.ReportDiagnostic(diagnostic.Left!.ToDiagnostic(diagnostic.Right)));
        Report(context, context.SyntaxProvider.ForAttributeWithMetadataName(
                KnownTypes.UnionAttribute, static (_, _) => true, static (target, _) => ErrorBoundary.CheckUnions(target))
            .SelectMany(static (diagnostics, _) => diagnostics));
        SchemaLock.Register(context, locked, parsed, externals);
    }

    /// <summary>The types that <c>[FastSerRoot]</c> names, which no call shows.</summary>
    private static IncrementalValuesProvider<CallResult> FindRootAttributes(
        IncrementalGeneratorInitializationContext context, PipelineSteps steps, ParseMemory memory) =>
        context.SyntaxProvider.ForAttributeWithMetadataName(
                KnownTypes.RootAttribute,
                static (_, _) => true,
                (target, cancellation) => ErrorBoundary.ParseRoots(steps, target, memory, cancellation))
            .SelectMany(static (results, _) => results)
            .WithTrackingName(TrackingNames.RootAttribute);

    /// <summary>The types of other assemblies that <c>[FastSerExternal]</c> names.</summary>
    private static IncrementalValuesProvider<ParseResult> FindExternals(
        IncrementalGeneratorInitializationContext context, PipelineSteps steps, ParseMemory memory) =>
        context.SyntaxProvider.ForAttributeWithMetadataName(
                KnownTypes.ExternalAttribute,
                static (_, _) => true,
                (target, cancellation) => ErrorBoundary.ParseExternals(steps, target, memory, cancellation))
            .SelectMany(static (results, _) => results)
            .WithTrackingName(TrackingNames.External);

    private static IncrementalValueProvider<ImmutableArray<EquatableArray<RootType>>> RootsOf(IncrementalValuesProvider<TypeModel> types) =>
        types.Select(static (model, _) => model.Roots).Where(static roots => roots.Count > 0).Collect();

    private static IncrementalValueProvider<ImmutableArray<EquatableArray<Helper>>> HelpersOf(IncrementalValuesProvider<EmittedFile> files) =>
        files.Select(static (file, _) => file.Helpers).Where(static helpers => helpers.Count > 0).Collect();

    private static IncrementalValuesProvider<EmittedRoot> EmitRoots(
        PipelineSteps steps,
        IncrementalValueProvider<(ImmutableArray<EquatableArray<RootType>> Left, ImmutableArray<EquatableArray<RootType>> Right)> typeRoots,
        IncrementalValuesProvider<CallResult> calls,
        IncrementalValuesProvider<CallResult> named,
        IncrementalValueProvider<string> space)
    {
        var callRoots = calls.Select(static (call, _) => call.Roots).Where(static roots => roots.Count > 0).Collect();
        var namedRoots = named.Select(static (root, _) => root.Roots).Where(static roots => roots.Count > 0).Collect();
        var roots = typeRoots.Combine(callRoots).Combine(namedRoots)
            .SelectMany(static (found, _) => found.Left.Left.Left.Concat(found.Left.Left.Right).Concat(found.Left.Right).Concat(found.Right)
                .SelectMany(static roots => roots)
                .GroupBy(static root => root.FullName, StringComparer.Ordinal)
                .Select(static same => same.First()))
            .WithTrackingName(TrackingNames.Root);

        return roots.Combine(space).Select((root, _) => ErrorBoundary.EmitRoot(steps, root.Left, root.Right));
    }

    /// <summary>Emits the helpers that the files of types and roots call, once for each assembly.</summary>
    private static void RegisterHelpers(
        IncrementalGeneratorInitializationContext context,
        IncrementalValueProvider<(ImmutableArray<EquatableArray<Helper>> Left, ImmutableArray<EquatableArray<Helper>> Right)> ofTypes,
        IncrementalValuesProvider<EmittedRoot> roots,
        IncrementalValueProvider<string> space)
    {
        var ofRoots = HelpersOf(roots.Select(static (root, _) => root.File));
        var files = ofTypes.Combine(ofRoots).Combine(space)
            .SelectMany(static (found, _) => HelperFile.Divide(
                found.Left.Left.Left.Concat(found.Left.Left.Right).Concat(found.Left.Right).SelectMany(static helpers => helpers), found.Right))
            .WithTrackingName(TrackingNames.Helpers);
        RegisterFiles(context, files.Select(static (file, _) => ErrorBoundary.EmitHelpers(file)));
    }

    private static void RegisterResolver(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<EmittedRoot> roots,
        IncrementalValueProvider<string> space)
    {
        var entries = roots.Where(static root => root.Entry is not null).Select(static (root, _) => root.Entry!).Collect()
            .Select(static (entries, _) => entries.ToEquatableArray())
            .WithTrackingName(TrackingNames.Registry);

        RegisterFiles(context, entries.Combine(space).SelectMany(static (registry, _) => registry.Left.Count == 0
            ? ImmutableArray<EmittedFile>.Empty
            : [ErrorBoundary.EmitResolver(registry.Left, registry.Right)]));
    }

    /// <summary>A file that could not be emitted is reported on a pipeline of its own, which alone looks at the compilation.</summary>
    private static void RegisterFiles(
        IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<EmittedFile> files)
    {
        context.RegisterSourceOutput(
            files.Where(static file => file.Text is not null),
            static (output, file) => output.AddSource(file.HintName, file.Text!));
        context.RegisterSourceOutput(
            files.Where(static file => file.Failure is not null).Combine(context.CompilationProvider),
            static (output, file) => output.ReportDiagnostic(file.Left.Failure!.ToDiagnostic(file.Right)));
    }

    /// <summary>Diagnostics flow on their own, so that a moved squiggle regenerates nothing.</summary>
    private static void RegisterDiagnostics(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<ParseResult> parsed,
        IncrementalValuesProvider<CallResult> calls)
    {
        var diagnostics = parsed.SelectMany(static (result, _) => result.Diagnostics);
        var callDiagnostics = calls.SelectMany(static (call, _) => call.Diagnostics);
        Report(context, diagnostics.Where(static diagnostic => !IsOfProject(diagnostic)).Collect()
            .SelectMany(static (all, _) => DiagnosticInfo.WithoutRepetition(all)));
        Report(context, callDiagnostics);

        // What is wrong with the project is said once.
        Report(context, diagnostics.Where(IsOfProject).Collect().SelectMany(static (all, _) => all.Take(1)));
    }

    private static bool IsOfProject(DiagnosticInfo diagnostic) => diagnostic.Descriptor.Id == Descriptors.LanguageMustBeNewer.Id;

    private static void Report(
        IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<DiagnosticInfo> diagnostics) =>
        context.RegisterSourceOutput(diagnostics.Combine(context.CompilationProvider), static (output, diagnostic) =>
            output.ReportDiagnostic(diagnostic.Left.ToDiagnostic(diagnostic.Right)));
}
