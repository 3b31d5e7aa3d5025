using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator;

/// <summary>
/// Reports attributes of FastSer on members of a type that has no <c>[FastSerType]</c>, and from which no annotated type derives: nothing
/// reads them. A type is reported once. Also those on local functions and lambda expressions.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class StrayAttributeAnalyzer : DiagnosticAnalyzer
{
    private const string Reason = "the type has no [FastSerType]";

    /// <summary>The attributes of a type that only complete its [FastSerType].</summary>
    private static readonly string[] s_ofTypes = ["FastSerRetired", "FastSerReservedKeys", "FastSerFallback"];

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.AttributeMustApply];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze | GeneratedCodeAnalysisFlags.ReportDiagnostics);
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(KnownTypes.TypeAttribute) is null)
            {
                return;
            }

            var bases = new ConcurrentDictionary<ISymbol, bool>(SymbolEqualityComparer.Default);
            var types = new ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Found)>();
            start.RegisterSymbolAction(
                action => Look((INamedTypeSymbol)action.Symbol, action.Compilation, bases, types, action.ReportDiagnostic), SymbolKind.NamedType);
            start.RegisterSyntaxNodeAction(
                LookAtFunction, SyntaxKind.LocalFunctionStatement, SyntaxKind.ParenthesizedLambdaExpression, SyntaxKind.SimpleLambdaExpression);
            start.RegisterCompilationEndAction(end => Report(end, bases, types));
        });
    }

    private static void Look(
        INamedTypeSymbol type, Compilation compilation, ConcurrentDictionary<ISymbol, bool> bases,
        ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Found)> types, Action<Diagnostic> report)
    {
        if (type.IsAnnotated())
        {
            for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
            {
                bases.TryAdd(parent.OriginalDefinition, true);
            }
        }
        else if (AttributePlaces.Find(type, compilation, isSerialized: null).FirstOrDefault() is { } misplaced)
        {
            report(misplaced.ToDiagnostic(compilation));
        }
        else if (FindMarked(type) is var (member, attribute))
        {
            types.Add((type, Diagnostic.Create(
                Descriptors.AttributeMustApply, KnownTypes.LocationOf(member), type.Name, AttributePlaces.NameOf(member), attribute, Reason)));
        }
    }

    private static (ISymbol Member, string Attribute)? FindMarked(INamedTypeSymbol type)
    {
        // The schema lock records the enums and the structs without the attribute that annotated types contain.
        var isCollection = CollectionTypes.CanBeStored(type);
        foreach (var member in type.GetMembers().Where(static member => member is not INamedTypeSymbol).Append(type))
        {
            foreach (var attribute in member.GetAttributes())
            {
                if (AttributePlaces.NameOf(attribute.AttributeClass) is { } name
                    && !(isCollection && name == "FastSerIgnore")
                    && !(type.IsValueType && name == "FastSerFormerName")
                    && (!SymbolEqualityComparer.Default.Equals(member, type) || s_ofTypes.Contains(name))
                    && KnownTypes.LocationOf(member) is not null)
                {
                    return (member, name);
                }
            }
        }

        return null;
    }

    /// <summary>Code in methods has no members: what it declares there is no callback, and creates nothing.</summary>
    private static void LookAtFunction(SyntaxNodeAnalysisContext context)
    {
        var lists = context.Node is LocalFunctionStatementSyntax local ? local.AttributeLists : ((LambdaExpressionSyntax)context.Node).AttributeLists;
        foreach (var attribute in lists.SelectMany(static list => list.Attributes))
        {
            if (AttributePlaces.NameOf(context.SemanticModel.GetTypeInfo(attribute).Type as INamedTypeSymbol) is { } name)
            {
                context.ReportDiagnostic(Diagnostic.Create(
                    Descriptors.AttributeMustApply, attribute.GetLocation(), context.ContainingSymbol?.ContainingType?.Name,
                    context.Node is LocalFunctionStatementSyntax { Identifier.ValueText: var function } ? function : "lambda expression",
                    name, "only methods of a type are called"));
            }
        }
    }

    private static void Report(
        CompilationAnalysisContext context, ConcurrentDictionary<ISymbol, bool> bases,
        ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Found)> types)
    {
        foreach (var (type, found) in types)
        {
            if (!bases.ContainsKey(type))
            {
                context.ReportDiagnostic(found);
            }
        }
    }
}
