using FastSer.Generator.Collections;
using FastSer.Generator.Emission;
using FastSer.Generator.Model;
using FastSer.Generator.Parsing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator;

/// <summary>Writes the serializers of all types marked with <c>[FastSerType]</c>.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class FastSerGenerator : IIncrementalGenerator
{
    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var memory = new ParseMemory();
        var parsed = context.SyntaxProvider.ForAttributeWithMetadataName(
                KnownTypes.TypeAttribute,
                static (node, _) => node is TypeDeclarationSyntax,
                (found, cancellation) => TypeParser.Parse(found, memory, cancellation))
            .WithTrackingName(TrackingNames.Parse);

        var calls = context.SyntaxProvider.CreateSyntaxProvider(
                static (node, _) => CallParser.IsCandidate(node),
                (call, cancellation) => CallParser.Parse(call, memory, cancellation))
            .Where(static call => call is not null)
            .Select(static (call, _) => call!)
            .WithTrackingName(TrackingNames.Call);

        var types = parsed.Where(static result => result.Model is not null)
            .Select(static (result, _) => result.Model!)
            .WithTrackingName(TrackingNames.Type);

        context.RegisterSourceOutput(types, static (output, model) =>
            output.AddSource(model.HintName, TypeEmitter.Emit(model)));

        RegisterRoots(context, types, calls);
        RegisterDiagnostics(context, parsed, calls);
        context.RegisterSourceOutput(
            context.SyntaxProvider.ForAttributeWithMetadataName(
                    KnownTypes.UnionAttribute, static (node, _) => node is TypeDeclarationSyntax, UnionParser.CheckUnannotated)
                .Where(static diagnostic => diagnostic is not null)
                .Combine(context.CompilationProvider),
            static (output, diagnostic) => output.ReportDiagnostic(diagnostic.Left!.ToDiagnostic(diagnostic.Right)));
        SchemaLock.Register(context, parsed);
    }

    private static void RegisterRoots(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<TypeModel> types,
        IncrementalValuesProvider<CallResult> calls)
    {
        var space = context.CompilationProvider.Select(static (compilation, _) =>
            ResolverEmitter.NamespaceOf(compilation.AssemblyName));

        var typeRoots = types.Select(static (model, _) => model.Roots).Where(static roots => roots.Count > 0).Collect();
        var callRoots = calls.Select(static (call, _) => call.Roots).Where(static roots => roots.Count > 0).Collect();
        var roots = typeRoots.Combine(callRoots)
            .SelectMany(static (found, _) => found.Left.Concat(found.Right)
                .SelectMany(static roots => roots)
                .GroupBy(static root => root.FullName, StringComparer.Ordinal)
                .Select(static same => same.First()))
            .WithTrackingName(TrackingNames.Root);

        context.RegisterSourceOutput(
            roots.Where(RootEmitter.NeedsFormatter).Combine(space),
            static (output, root) => output.AddSource(
                HintName.ForRoot(RootEmitter.ClassName(root.Left)), RootEmitter.Emit(root.Left, root.Right)));

        var entries = roots.Select(static (root, _) => ResolverEmitter.EntryOf(root)).Collect()
            .Select(static (entries, _) => entries.ToEquatableArray())
            .WithTrackingName(TrackingNames.Registry);

        context.RegisterSourceOutput(entries.Combine(space), static (output, registry) =>
        {
            if (registry.Left.Count > 0)
            {
                output.AddSource("Resolver.FastSer.g.cs", ResolverEmitter.Emit(registry.Left, registry.Right));
            }
        });
    }

    /// <summary>Diagnostics flow on their own, so that a moved squiggle regenerates nothing.</summary>
    private static void RegisterDiagnostics(
        IncrementalGeneratorInitializationContext context,
        IncrementalValuesProvider<ParseResult> parsed,
        IncrementalValuesProvider<CallResult> calls)
    {
        var diagnostics = parsed.SelectMany(static (result, _) => result.Diagnostics);
        var callDiagnostics = calls.SelectMany(static (call, _) => call.Diagnostics);
        context.RegisterSourceOutput(diagnostics.Combine(context.CompilationProvider), static (output, diagnostic) =>
            output.ReportDiagnostic(diagnostic.Left.ToDiagnostic(diagnostic.Right)));
        context.RegisterSourceOutput(callDiagnostics.Combine(context.CompilationProvider), static (output, diagnostic) =>
            output.ReportDiagnostic(diagnostic.Left.ToDiagnostic(diagnostic.Right)));
    }
}
