using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace FastSer.Generator;

/// <summary>
/// Reports calls that need a serializer and do not show the generator which: those that name a type and are not looked at,
/// because neither their receiver nor their file tells that they are FastSer's; those of a generic method's own type; and
/// method groups.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnseenCallAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        [Descriptors.CallMustBeSeen, Descriptors.RootMustBeNamed];

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
                var named = new NamedRoots(start.Compilation);
                start.RegisterOperationAction(operation => AnalyzeCall(operation, types, named), OperationKind.Invocation);
                start.RegisterOperationAction(operation => AnalyzeGroup(operation, types, named), OperationKind.MethodReference);
            }
        });
    }

    private static void AnalyzeCall(OperationAnalysisContext context, HashSet<INamedTypeSymbol> types, NamedRoots named)
    {
        var method = ((IInvocationOperation)context.Operation).TargetMethod;
        if (!IsRootMethod(method, types))
        {
            return;
        }

        var root = method.TypeArguments[0];
        if (RootFinder.ContainsTypeParameter(root))
        {
            if (!named.ContainsFormOf(root))
            {
                Report(context, Descriptors.RootMustBeNamed, method, "only the callers of this code know the type arguments");
            }
        }
        else if (context.Operation.Syntax is InvocationExpressionSyntax { Expression: var called }
            && !CallSyntax.IsSeen(called, context.Compilation, context.CancellationToken)
            && CallParser.NeedsSerializer(root, context.Compilation)
            && !named.Contains(root))
        {
            Report(context, Descriptors.CallMustBeSeen, method);
        }
    }

    private static void AnalyzeGroup(OperationAnalysisContext context, HashSet<INamedTypeSymbol> types, NamedRoots named)
    {
        var method = ((IMethodReferenceOperation)context.Operation).Method;
        if (!IsRootMethod(method, types))
        {
            return;
        }

        var root = method.TypeArguments[0];
        if (RootFinder.ContainsTypeParameter(root)
            ? !named.ContainsFormOf(root)
            : CallParser.NeedsSerializer(root, context.Compilation) && !named.Contains(root))
        {
            Report(context, Descriptors.RootMustBeNamed, method, "the generator finds types by calls, not by method groups");
        }
    }

    private static bool IsRootMethod(IMethodSymbol method, HashSet<INamedTypeSymbol> types) =>
        types.Contains(method.ContainingType) && CallParser.IsRootMethod(method);

    private static void Report(
        OperationAnalysisContext context, DiagnosticDescriptor descriptor, IMethodSymbol method, string reason = "") =>
        context.ReportDiagnostic(Diagnostic.Create(
            descriptor, context.Operation.Syntax.GetLocation(), method.Name,
            method.TypeArguments[0].ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat), reason));
}
