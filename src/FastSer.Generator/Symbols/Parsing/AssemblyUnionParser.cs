using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>
/// Says what is wrong with <c>[assembly: FastSerUnion(typeof(IBase), tag, typeof(Case))]</c>. Cases of annotated types are checked with
/// those.
/// </summary>
internal static class AssemblyUnionParser
{
    /// <summary>The attributes of one file, or of a type or member, where they have no meaning.</summary>
    public static EquatableArray<DiagnosticInfo> Check(GeneratorAttributeSyntaxContext context)
    {
        var compilation = context.SemanticModel.Compilation;
        var found = new List<DiagnosticInfo>();
        if (LanguageRules.IsTooOld(compilation))
        {
            return EquatableArray<DiagnosticInfo>.Empty;
        }

        foreach (var attribute in context.Attributes.Where(attribute => attribute.ConstructorArguments.Length == 3
            && attribute.ApplicationSyntaxReference?.SyntaxTree == context.TargetNode.SyntaxTree))
        {
            var facts = CompilationFacts.Of(compilation);
            found.AddRange(facts.Use(() =>
            {
                var faults = new List<DiagnosticInfo>();
                Check(attribute, context.TargetSymbol, compilation, facts, faults.Add);
                return faults;
            }));
        }

        return found.ToEquatableArray();
    }

    private static void Check(
        AttributeData attribute, ISymbol target, Compilation compilation, CompilationFacts facts, Action<DiagnosticInfo> report)
    {
        var location = attribute.FindLocation();
        if (AssemblyUnions.BaseOf(attribute) is not { } union)
        {
            if (attribute.ConstructorArguments[0].IsNull)
            {
                report(DiagnosticInfo.Create(Descriptors.AssemblyUnionMustBePossible, location, "null", "it is not a type"));
            }

            return;
        }

        var name = TypeNames.Short(union);
        var extensions = facts.Graph.Extensions;
        var type = union is INamedTypeSymbol { IsUnboundGenericType: true } open ? open.OriginalDefinition : union;
        var reason = target is not IAssemblySymbol
            ? "the form with three arguments is for assemblies; use [FastSerUnion(tag, typeof(...))] here"
            : type.TypeKind == TypeKind.Error ? null
            : AssemblyUnionRules.GetMismatch(type, compilation.Assembly)
                ?? (extensions.SurrogateOf(type) is not null ? "it has a [FastSerSurrogate] too; keep one of them"
                    : extensions.ExternalOf((INamedTypeSymbol)type) is not null ? "it has a [FastSerExternal] too; keep one of them"
                    : null);
        if (reason is not null)
        {
            report(DiagnosticInfo.Create(Descriptors.AssemblyUnionMustBePossible, location, name, reason));
            return;
        }

        if (type is not INamedTypeSymbol named || extensions.SetOf(named) is not { } set)
        {
            return;
        }

        // Each attribute is told what is wrong with itself.
        new DeclaredSetChecker(named, new WireTypeFactory(compilation.Assembly, facts), fault =>
        {
            if (fault.Location is { } place && location is not null && place == LocationInfo.From(location))
            {
                report(fault);
            }
        }).Check(set);
    }
}
