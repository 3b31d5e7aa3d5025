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
                start.RegisterOperationAction(operation => AnalyzeCreation(operation, named), OperationKind.ObjectCreation);
                start.RegisterOperationAction(operation => AnalyzeGroup(operation, types, named), OperationKind.MethodReference);
            }
        });
    }

    private static void AnalyzeCall(OperationAnalysisContext context, HashSet<INamedTypeSymbol> types, NamedRoots named)
    {
        var method = ((IInvocationOperation)context.Operation).TargetMethod;
        if (types.Contains(method.ContainingType) || (method.IsGenericMethod && RootParameters.CanBeSeen(method)))
        {
            foreach (var root in CallParser.RootsOf(method))
            {
                AnalyzeCall(context, method, root, named);
            }
        }
    }

    private static void AnalyzeCall(OperationAnalysisContext context, IMethodSymbol method, ITypeSymbol root, NamedRoots named)
    {
        if (TypeHash.ContainsParameter(root))
        {
            RequireName(context, method.Name, root, named);
        }
        else if (GetReasonUnseen(context, method) is { } reason && CallParser.NeedsSerializer(root, context.Compilation) && !named.Contains(root))
        {
            Report(context, Descriptors.CallMustBeSeen, method.Name, root, reason);
        }
    }

    private static void AnalyzeCreation(OperationAnalysisContext context, NamedRoots named)
    {
        if (((IObjectCreationOperation)context.Operation).Type is INamedTypeSymbol { IsGenericType: true } type && RootParameters.CanBeSeen(type))
        {
            foreach (var root in RootParameters.ArgumentsOf(type).Where(TypeHash.ContainsParameter))
            {
                RequireName(context, type.Name, root, named);
            }
        }
    }

    /// <summary>Why the generator does not look at the call; null if it does.</summary>
    private static string? GetReasonUnseen(OperationAnalysisContext context, IMethodSymbol method)
    {
        if (context.Operation.Syntax is not InvocationExpressionSyntax call || CallParser.IsSeen(call, context.Compilation, context.CancellationToken))
        {
            return null;
        }

        return CallParser.IsCandidate(call)
            ? "looks at calls only in files that mention FastSer; add 'using FastSer;' to the file"
            : $"finds this call only by the name of its class; write '{method.ContainingType.Name}.{method.Name}'";
    }

    private static void RequireName(OperationAnalysisContext context, string name, ITypeSymbol root, NamedRoots named)
    {
        if (!root.HasAttribute(KnownTypes.RootParameterAttribute) && !named.ContainsFormOf(root))
        {
            Report(context, Descriptors.RootMustBeNamed, name, root, "only the callers of this code know the type arguments");
        }
    }

    private static void AnalyzeGroup(OperationAnalysisContext context, HashSet<INamedTypeSymbol> types, NamedRoots named)
    {
        var method = ((IMethodReferenceOperation)context.Operation).Method;
        if (!types.Contains(method.ContainingType) || CallParser.RootsOf(method).FirstOrDefault() is not { } root)
        {
            return;
        }

        if (TypeHash.ContainsParameter(root)
            ? !named.ContainsFormOf(root)
            : CallParser.NeedsSerializer(root, context.Compilation) && !named.Contains(root))
        {
            Report(context, Descriptors.RootMustBeNamed, method.Name, root, "the generator finds types by calls, not by method groups");
        }
    }

    private static void Report(
        OperationAnalysisContext context, DiagnosticDescriptor descriptor, string name, ITypeSymbol root, string reason) =>
        context.ReportDiagnostic(Diagnostic.Create(
            descriptor, context.Operation.Syntax.GetLocation(), name, TypeNames.Short(root), reason));
}
