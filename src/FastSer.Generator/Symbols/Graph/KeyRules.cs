using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>The influence of a sender on the hash codes of a type's values.</summary>
[Flags]
internal enum KeyTraits
{
    /// <summary>They are secret (strings), or do not depend on the content (objects compared by reference), or are few.</summary>
    None = 0,

    /// <summary>He can choose them, and others can be made from the parts of the value.</summary>
    Known = 1,

    /// <summary>They, or some of their parts, come from code that FastSer cannot look into.</summary>
    Own = 2,
}

/// <summary>Decides which keys are guarded against chosen hash codes. Lives as long as the facts of a compilation.</summary>
internal sealed class KeyRules(TypeGraph graph)
{
    private readonly Dictionary<INamedTypeSymbol, KeyTraits> _annotated = new(SymbolEqualityComparer.Default);

    /// <summary>The types that the question about one type has met.</summary>
    private readonly HashSet<INamedTypeSymbol> _met = new(SymbolEqualityComparer.Default);

    /// <summary>The current answer lacks what a type adds that was met before.</summary>
    private bool _isPartial;

    public KeyTraits Of(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => KeyTraits.Known,
        INamedTypeSymbol named => OfNamed(named),
        _ => KeyTraits.None,
    };

    private KeyTraits OfNamed(INamedTypeSymbol type) => graph.Forms.Of(type) switch
    {
        TypeForm.Formatter or TypeForm.Surrogate or TypeForm.External => OfUnknown(type),
        TypeForm.Scalar => BuiltInScalars.Find(type)!.HasSafeHashCodes ? KeyTraits.None : KeyTraits.Known,
        TypeForm.UnknownMembers => KeyTraits.Known,
        TypeForm.Enum => OfNamed(type.EnumUnderlyingType!),
        TypeForm.Composite => OfAll(type.IsTupleType ? type.TupleElements.Select(static element => element.Type) : type.TypeArguments),
        TypeForm.Annotated or TypeForm.Fields => OfAnnotated(type),
        TypeForm.Collection => type.ContainingNamespace.ToDisplayString().StartsWith("System", StringComparison.Ordinal)
            ? KeyTraits.None
            : OfUnknown(type),
        // Compared by reference.
        _ when DeclaredSet.IsType(type) => KeyTraits.None,
        // Values of one of a declared set of types.
        _ => type.IsAbstract || type.TypeKind == TypeKind.Interface || type.SpecialType == SpecialType.System_Object
            ? KeyTraits.Known
            : OfUnknown(type),
    };

    private KeyTraits OfAnnotated(INamedTypeSymbol type)
    {
        if (_annotated.TryGetValue(type, out var traits))
        {
            return traits;
        }

        if (TypeSize.IsTooLarge(type))
        {
            return KeyTraits.Known | KeyTraits.Own;
        }

        // Met before, it has added its part to the answer, though not to those about the types on the way from there to here.
        var isOutermost = _met.Count == 0;
        if (!_met.Add(type))
        {
            _isPartial = true;
            return KeyTraits.None;
        }

        var wasPartial = _isPartial;
        _isPartial = false;
        traits = LanguageUnions.Is(type)
            ? KeyEquality.IsMemberwise(type) ? OfAll(UnionCases.HeldBy(type)) : OfUnknown(type)
            : type.IsUnion()
            ? UnionCases.LeavesOf(type).Aggregate(KeyTraits.None, (all, leaf) => all | OfObject(leaf))
            : OfObject(type);
        if (isOutermost || !_isPartial)
        {
            _annotated[type] = traits;
        }

        _isPartial = !isOutermost && (_isPartial || wasPartial);
        if (isOutermost)
        {
            _met.Clear();
        }

        return traits;
    }

    private KeyTraits OfObject(INamedTypeSymbol type) => !KeyEquality.IsMemberwise(type)
        ? OfUnknown(type)
        : graph.MembersOf(type).Aggregate(KeyTraits.None, (all, member) => all | OfMember(member, type));

    private KeyTraits OfMember(MemberSymbol member, INamedTypeSymbol type) => !KeyEquality.IsCompared(member.Symbol, type)
        ? KeyTraits.Own
        : member.Symbol.FindFormatter() is not null && member.Type is INamedTypeSymbol named
            ? OfUnknown(named)
            : OfAll(DeclaredSet.TypesIn(member));

    private KeyTraits OfAll(IEnumerable<ITypeSymbol> types) => types.Aggregate(KeyTraits.None, (all, type) => all | Of(type));

    private static KeyTraits OfUnknown(INamedTypeSymbol type) => type.TypeKind == TypeKind.Enum ? KeyTraits.Known
        : KeyEquality.IsOwn(type) ? KeyTraits.Own
        : KeyTraits.None;
}
