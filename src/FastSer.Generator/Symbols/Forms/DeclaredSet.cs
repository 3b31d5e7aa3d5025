using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>The types that a member may hold where its own type says too little: those that it names, or its assembly.</summary>
internal sealed class DeclaredSet(List<UnionAttribute> types, bool isOfAssembly)
{
    /// <summary>Types nested deeper are refused elsewhere.</summary>
    private const int MaximumNesting = 32;

    public IReadOnlyList<UnionAttribute> Types => types;

    /// <summary>The member names the types itself.</summary>
    public bool IsOwn => !isOfAssembly;

    /// <summary>The set of a member, or null.</summary>
    public static DeclaredSet? Of(ISymbol member)
    {
        var own = UnionCases.Of(member);
        if (own.Count > 0)
        {
            return new DeclaredSet(own, isOfAssembly: false);
        }

        var shared = member.ContainingAssembly is { } assembly ? UnionCases.Of(assembly) : [];
        return shared.Count > 0 ? new DeclaredSet(shared, isOfAssembly: true) : null;
    }

    /// <summary>Returns the types that a value of the member can contain.</summary>
    public static IEnumerable<ITypeSymbol> TypesIn(MemberSymbol member) =>
        Of(member.Symbol) is { } set && set.IsOfTypesAlone(member.Type) ? [member.Type] : NamedBy(member);

    /// <summary>All types that code of the member names.</summary>
    public static IEnumerable<ITypeSymbol> NamedBy(MemberSymbol member) =>
        (Of(member.Symbol)?.Types ?? []).Select(static item => item.Type).OfType<ITypeSymbol>().Append(member.Type);

    /// <summary>The set says what values of <c>System.Type</c> mean, and no value is of one of its types: they may be any.</summary>
    public bool IsOfTypesAlone(ITypeSymbol member)
    {
        var places = PlacesIn(member, MaximumNesting).Where(AppliesTo).ToList();
        return places.Count > 0 && places.TrueForAll(IsType);
    }

    public static bool IsType(INamedTypeSymbol type) => type is { Name: "Type", IsAbstract: true } && type.Is("System.Type");

    /// <summary>All types of the set may stand where the type is declared; the set of an assembly is for object alone.</summary>
    public bool AppliesTo(INamedTypeSymbol type) => type.SpecialType == SpecialType.System_Object
        || (IsOwn && IsType(type))
        || (IsOwn
            && type is { IsSealed: false, TypeKind: TypeKind.Class or TypeKind.Interface }
            && types.TrueForAll(item => item.Type is { } held && held.DerivesFrom(type)));

    /// <summary>
    /// Values of the type are of other types than itself: those of a union, and of abstract types, whose classes
    /// nobody can name (such as the frozen collections, and the class of <c>IPAddress.Loopback</c>).
    /// </summary>
    public static bool HoldsDerived(ITypeSymbol type) => type is ITypeParameterSymbol || LanguageUnions.HoldsDerived(type)
        || type is INamedTypeSymbol named
        && (named.IsAbstract || named.IsUnion() || BuiltInScalars.Find(named) is { HasHiddenClasses: true });

    /// <summary>The types in a member's type, and it itself.</summary>
    private static IEnumerable<INamedTypeSymbol> PlacesIn(ITypeSymbol type, int depth) => type switch
    {
        _ when depth == 0 => [],
        IArrayTypeSymbol array => PlacesIn(array.ElementType, depth - 1),
        INamedTypeSymbol named => CollectionTypes.ContentsOf(named).SelectMany(item => PlacesIn(item, depth - 1)).Prepend(named),
        _ => [],
    };
}
