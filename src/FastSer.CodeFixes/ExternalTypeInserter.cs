using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Finds the types of other assemblies at members, and names them with <c>[assembly: FastSerExternal]</c>.</summary>
internal static class ExternalTypeInserter
{
    /// <summary>The types in that of a member which the attribute may name, and does not name yet.</summary>
    public static IEnumerable<INamedTypeSymbol> TypesAt(SemanticModel model, SyntaxNode node, CancellationToken cancellation)
    {
        var assembly = model.Compilation.Assembly;
        var declared = new ExtensionTypes(assembly);
        var member = MemberNumbers.MemberAt(model, node, cancellation) switch
        {
            IPropertySymbol property => property.Type,
            IFieldSymbol field => field.Type,
            _ => null,
        };
        return NamedIn(member).Where(type => UnknownTypes.CanBeExternal(type, assembly)
            && declared.ExternalOf(type) is null && declared.SurrogateOf(type) is null
            && type.InstanceConstructors.Any(static constructor => constructor.DeclaredAccessibility == Accessibility.Public));
    }

    /// <summary>The attributes stand behind the usings of the file, and behind other attributes.</summary>
    public static Solution Add(Solution solution, SemanticModel model, IEnumerable<INamedTypeSymbol> types)
    {
        var root = (CompilationUnitSyntax)model.SyntaxTree.GetRoot();
        // The usings themselves do not see each other.
        var place = root.Members.FirstOrDefault()?.SpanStart ?? root.EndOfFileToken.SpanStart;
        var name = AttributeInserter.NameOf("FastSerExternal", model, place);
        var edits = new SourceEdits();
        edits.AddAssemblyAttributes(root, types.Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).Select(type =>
            $"[assembly: {name}(typeof({type.WithNullableAnnotation(NullableAnnotation.None).ToMinimalDisplayString(model, place)}))]"));
        return edits.Apply(solution);
    }

    private static IEnumerable<INamedTypeSymbol> NamedIn(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => NamedIn(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(NamedIn).Prepend(named)
            .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default),
        _ => [],
    };
}
