using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>Reads the types that unions name.</summary>
internal static class UnionCases
{
    /// <summary>The number of classes of fixed size up to which it is faster to inline their members into the code of the union (E76).</summary>
    public const int InlinedCases = 4;

    /// <summary>The attributes of a type, those of its assembly for it included, of a member or of an assembly, by ascending tags.</summary>
    public static List<UnionAttribute> Of(ISymbol symbol)
    {
        var found = new List<UnionAttribute>();
        foreach (var attribute in symbol.GetAttributes())
        {
            if (attribute.ValuesOf(KnownTypes.UnionAttribute) is [int tag, var named])
            {
                found.Add(UnionAttribute.Of(attribute, tag, named as ITypeSymbol));
            }
        }

        if (symbol is INamedTypeSymbol union)
        {
            found.AddRange(AssemblyUnions.OfAnnotated(union));
        }

        return [.. found.OrderBy(static attribute => attribute.Tag)];
    }

    public static bool IsUnion(this INamedTypeSymbol type) =>
        (type.HasAttribute(KnownTypes.UnionAttribute) || AssemblyUnions.OfAnnotated(type).Count > 0) && !LanguageUnions.Is(type);

    /// <summary>The types of which one is held by a value of the type, if it is a union of any kind.</summary>
    public static IEnumerable<ITypeSymbol> HeldBy(INamedTypeSymbol type) => LanguageUnions.Is(type)
        ? LanguageUnions.CasesOf(type).Select(static item => item.Type)
        : TypesOf(type);

    /// <summary>The types that a union names, with its own type arguments put into those that are named without any.</summary>
    public static IEnumerable<INamedTypeSymbol> TypesOf(INamedTypeSymbol union) =>
        Of(union).Select(attribute => Close(attribute.Type, union)).OfType<INamedTypeSymbol>();

    /// <summary>
    /// The type that an attribute means: <c>typeof(Leaf&lt;&gt;)</c> on <c>Node&lt;T&gt;</c> is <c>Leaf&lt;T&gt;</c>, and
    /// <c>typeof(Node&lt;&gt;.Leaf)</c> is <c>Node&lt;T&gt;.Leaf</c>. Null where it is open otherwise, or no class or struct.
    /// </summary>
    public static INamedTypeSymbol? Close(ITypeSymbol? type, INamedTypeSymbol union) => type switch
    {
        INamedTypeSymbol { TypeKind: not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface) } => null,
        INamedTypeSymbol { IsUnboundGenericType: false } closed => closed,
        INamedTypeSymbol { OriginalDefinition: var open } when CaseArguments.Put(open, union) is { } closed => closed,

        // It does not derive from the union, which is said of the type that is meant.
        INamedTypeSymbol { OriginalDefinition: var open } when open.Arity == union.Arity
            && open.Arity > 0
            && !(open.ContainingType is { } containing && containing.HasParameters()) =>
            open.Construct([.. union.TypeArguments]),
        _ => null,
    };

    /// <summary>Code of the union names the type with the union's own parameters, so it may ask no more of them.</summary>
    public static bool ConstraintsAgree(INamedTypeSymbol type, INamedTypeSymbol union) =>
        !type.TypeArguments.Any(static argument => argument is ITypeParameterSymbol)
        || type.TypeParameters.Zip(union.TypeParameters, CaseArguments.AsksNoMore).All(static agrees => agrees);

    /// <summary>A value of one type can stand where the other is declared, without code of the user.</summary>
    public static bool Converts(Compilation compilation, INamedTypeSymbol from, INamedTypeSymbol to) =>
        compilation.ClassifyConversion(from, to) is { IsImplicit: true, IsUserDefined: false } conversion
        && (conversion.IsReference || conversion.IsBoxing || conversion.IsIdentity);

    /// <summary>A union that it derives from, or is, names the class: it needs code that follows a tag.</summary>
    public static bool IsCase(INamedTypeSymbol type) => CountOfLargest(type) > 0;

    /// <summary>The number of types of the largest union that it derives from, or is, and that names the class; 0 where there is none.</summary>
    public static int CountOfLargest(INamedTypeSymbol type) => type.SelfAndBases().Max(level => CountIfNamed(level, type));

    /// <summary>All types whose values the union can hold, through unions that it names too.</summary>
    public static IReadOnlyList<INamedTypeSymbol> LeavesOf(INamedTypeSymbol union)
    {
        var leaves = new List<INamedTypeSymbol>();
        // Unions that name each other are reported where they do; here each is looked into once.
        var seen = new HashSet<INamedTypeSymbol>(SymbolEqualityComparer.Default) { union };
        var pending = new Stack<INamedTypeSymbol>([union]);
        while (pending.Count > 0)
        {
            var current = pending.Pop();
            foreach (var attribute in Of(current))
            {
                if (Close(attribute.Type, current) is not { } type)
                {
                    continue;
                }

                if (attribute.IsExact || !type.IsUnion() || SymbolEqualityComparer.Default.Equals(type, current))
                {
                    leaves.Add(type);
                }
                else if (seen.Add(type))
                {
                    pending.Push(type);
                }
            }
        }

        return leaves;
    }

    private static int CountIfNamed(INamedTypeSymbol union, INamedTypeSymbol type)
    {
        if (!union.IsAnnotated())
        {
            return 0;
        }

        var named = Of(union);
        return named.Exists(attribute => SymbolEqualityComparer.Default.Equals(attribute.Type?.OriginalDefinition, type.OriginalDefinition))
            ? named.Count
            : 0;
    }
}
