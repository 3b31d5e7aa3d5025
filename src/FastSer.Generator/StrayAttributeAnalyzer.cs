using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator;

/// <summary>
/// Reports attributes of FastSer on members of a type that has no <c>[FastSerType]</c>, and from which no annotated type derives: nothing
/// reads them. A type is reported once.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class StrayAttributeAnalyzer : DiagnosticAnalyzer
{
    private const string Reason = "a member of a type without [FastSerType]";

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.AttributeMustApply];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze | GeneratedCodeAnalysisFlags.ReportDiagnostics);
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(KnownTypes.TypeAttribute) is not { } mark)
            {
                return;
            }

            var bases = new ConcurrentDictionary<ISymbol, bool>(SymbolEqualityComparer.Default);
            var types = new ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Found)>();
            start.RegisterSymbolAction(action => Look((INamedTypeSymbol)action.Symbol, mark.ContainingAssembly, bases, types), SymbolKind.NamedType);
            start.RegisterCompilationEndAction(end => Report(end, bases, types));
        });
    }

    private static void Look(
        INamedTypeSymbol type, IAssemblySymbol runtime, ConcurrentDictionary<ISymbol, bool> bases,
        ConcurrentBag<(INamedTypeSymbol Type, Diagnostic Found)> types)
    {
        if (type.IsAnnotated())
        {
            for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
            {
                bases.TryAdd(parent.OriginalDefinition, true);
            }
        }
        else if (type.TypeKind is TypeKind.Class or TypeKind.Struct && FindMarked(type, runtime) is var (member, attribute))
        {
            types.Add((type, Diagnostic.Create(
                Descriptors.AttributeMustApply, KnownTypes.LocationOf(member), type.Name, NameOf(member), attribute.Name.Replace("Attribute", ""), Reason)));
        }
    }

    private static string NameOf(ISymbol member) => member is IMethodSymbol { MethodKind: MethodKind.Constructor } ? member.ContainingType.Name : member.Name;

    private static (ISymbol Member, INamedTypeSymbol Attribute)? FindMarked(INamedTypeSymbol type, IAssemblySymbol runtime)
    {
        foreach (var member in type.GetMembers().Where(static member => member is not INamedTypeSymbol))
        {
            foreach (var attribute in member.GetAttributes())
            {
                if (attribute.AttributeClass is { } found && SymbolEqualityComparer.Default.Equals(found.ContainingAssembly, runtime)
                    && KnownTypes.LocationOf(member) is not null)
                {
                    return (member, found);
                }
            }
        }

        return null;
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
