using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator;

/// <summary>Points at types that are annotated for another serializer, where the fix "Use FastSer" annotates them for this one.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MigrationAnalyzer : DiagnosticAnalyzer
{
    private const string Switch = "build_property.FastSerMigrationHints";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.TypeCanMove];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(static start =>
        {
            if (!IsOff(start.Options) && start.Compilation.GetTypeByMetadataName(KnownTypes.TypeAttribute) is not null)
            {
                start.RegisterSymbolAction(Analyze, SymbolKind.NamedType);
            }
        });
    }

    private static bool IsOff(AnalyzerOptions options) =>
        options.AnalyzerConfigOptionsProvider.GlobalOptions.TryGetValue(Switch, out var value)
        && string.Equals(value, "false", StringComparison.OrdinalIgnoreCase);

    private static void Analyze(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (ForeignTypes.Find(type) is { } mark)
        {
            var isHeld = mark.Kind == ForeignKind.ProtoTuple
                || (mark.Kind is ForeignKind.TextJson or ForeignKind.Newtonsoft && !JsonModels.IsMarked(type, mark.Attribute));
            context.ReportDiagnostic(Diagnostic.Create(
                Descriptors.TypeCanMove, LocationOf(type, mark.Attribute), type.Name, isHeld ? "is held by a type with" : "has",
                mark.Attribute.AttributeClass!.Name.Replace("Attribute", "")));
        }
    }

    /// <summary>The name of the type in the declaration that has the annotation.</summary>
    private static Location? LocationOf(INamedTypeSymbol type, AttributeData mark) =>
        type.Locations.FirstOrDefault(location => mark.ApplicationSyntaxReference is { } reference
            && location.SourceTree == reference.SyntaxTree && location.SourceSpan.Start > reference.Span.End)
        ?? KnownTypes.LocationOf(type);
}
