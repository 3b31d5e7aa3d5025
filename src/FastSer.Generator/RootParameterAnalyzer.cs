using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator;

/// <summary>Reports <c>[FastSerRootParameter]</c> on types and methods whose uses the generator does not look at.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class RootParameterAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.RootParameterMustBeSeen];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterSymbolAction(static action => Look(action), SymbolKind.NamedType, SymbolKind.Method);
    }

    private static void Look(SymbolAnalysisContext context)
    {
        var parameters = context.Symbol switch
        {
            IMethodSymbol method => method.TypeParameters,
            INamedTypeSymbol type => type.TypeParameters,
            _ => [],
        };

        var marked = parameters.FirstOrDefault(static parameter => parameter.HasAttribute(KnownTypes.RootParameterAttribute));
        if (marked is not null && !RootParameters.CanBeSeen(context.Symbol))
        {
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.RootParameterMustBeSeen, marked.Locations[0], context.Symbol.Name));
        }
    }
}
