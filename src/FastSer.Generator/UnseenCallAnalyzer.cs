using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace FastSer.Generator;

/// <summary>
/// Reports calls that name a root type and that the generator does not look at, because neither their receiver nor their file
/// tells that they are FastSer's.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnseenCallAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.CallMustBeSeen];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze | GeneratedCodeAnalysisFlags.ReportDiagnostics);
        context.RegisterCompilationStartAction(static start =>
        {
            var types = CallParser.RootTypesIn(start.Compilation);
            if (types.Count > 0)
            {
                var named = RootAttributeParser.TypesNamedBy(start.Compilation);
                start.RegisterOperationAction(operation => Analyze(operation, types, named), OperationKind.Invocation);
            }
        });
    }

    private static void Analyze(OperationAnalysisContext context, HashSet<INamedTypeSymbol> types, HashSet<ITypeSymbol> named)
    {
        var invocation = (IInvocationOperation)context.Operation;
        if (types.Contains(invocation.TargetMethod.ContainingType)
            && CallParser.IsRootMethod(invocation.TargetMethod)
            && invocation.Syntax is InvocationExpressionSyntax { Expression: var called }
            && !CallSyntax.IsSeen(called, context.Compilation, context.CancellationToken)
            && !named.Contains(invocation.TargetMethod.TypeArguments[0])
            && CallParser.NeedsSerializer(invocation.TargetMethod.TypeArguments[0], context.Compilation))
        {
            context.ReportDiagnostic(Diagnostic.Create(
                Descriptors.CallMustBeSeen, invocation.Syntax.GetLocation(),
                invocation.TargetMethod.Name,
                invocation.TargetMethod.TypeArguments[0].ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)));
        }
    }
}
