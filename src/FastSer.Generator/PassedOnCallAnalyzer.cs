using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace FastSer.Generator;

/// <summary>
/// Reports types that generic code of the project serializes for its callers, and that no serializer is made for: the generator makes
/// those of the types that calls of FastSer name, and such a call names a type parameter.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class PassedOnCallAnalyzer : DiagnosticAnalyzer
{
    /// <summary>The property of the diagnostic that names the type, for the code fix.</summary>
    public const string TypeProperty = "Type";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.PassedOnTypeMustBeNamed];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze);
        context.RegisterCompilationStartAction(static start =>
        {
            var compilation = start.Compilation;
            if (CallParser.RootTypesIn(compilation).Count == 0)
            {
                return;
            }

            var roots = new PassedOnRoots(compilation);
            start.RegisterOperationAction(
                operation => LookAtMethod(((IInvocationOperation)operation.Operation).TargetMethod, operation, roots), OperationKind.Invocation);
            start.RegisterOperationAction(operation => LookAtCreation(operation, roots), OperationKind.ObjectCreation);
            start.RegisterOperationAction(
                operation => LookAtMethod(((IMethodReferenceOperation)operation.Operation).Method, operation, roots), OperationKind.MethodReference);
            start.RegisterOperationAction(operation => LookAtType(operation, roots), OperationKind.TypeOf);
            start.RegisterSymbolAction(symbol => LookAtBase((INamedTypeSymbol)symbol.Symbol, roots), SymbolKind.NamedType);
            start.RegisterCompilationEndAction(end => Report(end, roots));
        });
    }

    private static void LookAtMethod(IMethodSymbol method, OperationAnalysisContext context, PassedOnRoots roots)
    {
        AddRoots(context, method, roots);
        roots.AddUse(method, context.ContainingSymbol, PlaceOf(context.Operation));
        AddType(method.ContainingType, context, roots);
    }

    private static void LookAtCreation(OperationAnalysisContext context, PassedOnRoots roots)
    {
        var type = ((IObjectCreationOperation)context.Operation).Type;
        AddRoots(context, type, roots);
        AddType(type, context, roots);
    }

    /// <summary>The generated resolver names each type that it has a serializer for.</summary>
    private static void LookAtType(OperationAnalysisContext context, PassedOnRoots roots)
    {
        if (context.ContainingSymbol.ContainingType?.BaseType is { } type && type.Is(KnownTypes.Resolver))
        {
            roots.AddMade(((ITypeOfOperation)context.Operation).TypeOperand);
        }
    }

    private static void LookAtBase(INamedTypeSymbol type, PassedOnRoots roots)
    {
        if (type.Locations.Length > 0)
        {
            foreach (var used in type.AllInterfaces.Append(type.BaseType).OfType<INamedTypeSymbol>().Where(static used => used.IsGenericType))
            {
                roots.AddUse(used, type, type.Locations[0]);
            }
        }
    }

    private static void AddType(ITypeSymbol? type, OperationAnalysisContext context, PassedOnRoots roots)
    {
        if (type is INamedTypeSymbol { IsGenericType: true } generic)
        {
            roots.AddUse(generic, context.ContainingSymbol, PlaceOf(context.Operation));
        }
    }

    private static void AddRoots(OperationAnalysisContext context, ISymbol? used, PassedOnRoots roots)
    {
        foreach (var root in CallParser.RootsOf(used))
        {
            if (TypeHash.ContainsParameter(root))
            {
                roots.AddOpen(root, context.ContainingSymbol);
            }
            else if (context.Operation.Kind != OperationKind.MethodReference)
            {
                roots.AddMade(root);
            }
        }
    }

    private static void Report(CompilationAnalysisContext context, PassedOnRoots roots)
    {
        var named = new NamedRoots(context.Compilation);
        foreach (var (root, use) in roots.Find(context.CancellationToken))
        {
            if (!named.Contains(root) && CallParser.NeedsSerializer(root, context.Compilation))
            {
                context.ReportDiagnostic(Diagnostic.Create(
                    Descriptors.PassedOnTypeMustBeNamed, use.Place,
                    ImmutableDictionary<string, string?>.Empty.Add(TypeProperty, root.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)),
                    use.Used.Name, TypeNames.Short(root)));
            }
        }
    }

    private static Location PlaceOf(IOperation operation) => operation.Syntax is InvocationExpressionSyntax { Expression: var called }
        ? CallSyntax.NameNodeOf(called).GetLocation()
        : operation.Syntax.GetLocation();
}
