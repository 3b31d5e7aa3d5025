using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>What a sender can do to the hash codes of a type's values.</summary>
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
    private static readonly HashSet<string> s_safe = new(StringComparer.Ordinal)
    {
        // At most 65,536 values.
        "Boolean", "Byte", "SByte", "Int16", "UInt16", "Char", "Half",
        // Hash codes with a secret of .NET's.
        "String", "Uri", "CultureInfo", "TimeZoneInfo", "Color",
        // As many as the process knows.
        "Encoding",
        // Compared by reference.
        "BitArray", "StringBuilder", "NameValueCollection", "JsonElement", "JsonDocument", "JsonNode", "JsonObject", "JsonArray", "JsonValue",
    };

    private readonly Dictionary<INamedTypeSymbol, KeyTraits> _annotated = new(SymbolEqualityComparer.Default);

    public KeyTraits Of(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => KeyTraits.Known,
        INamedTypeSymbol named => OfNamed(named),
        _ => KeyTraits.None,
    };

    private KeyTraits OfNamed(INamedTypeSymbol type)
    {
        if (ExtensionTypes.FormatterOf(type) is not null || graph.Extensions.SurrogateOf(type) is not null
            || graph.Extensions.ExternalOf(type) is not null)
        {
            return OfUnknown(type);
        }

        if (BuiltInScalars.Find(type) is { } scalar)
        {
            return s_safe.Contains(scalar.Suffix) ? KeyTraits.None : KeyTraits.Known;
        }

        if (UnknownMembers.IsKeeper(type))
        {
            return KeyTraits.Known;
        }

        if (type.EnumUnderlyingType is { } underlying)
        {
            return OfNamed(underlying);
        }

        if (WireTypeFactory.CompositeOf(type) != CompositeForm.None)
        {
            return OfAll(type.IsTupleType ? type.TupleElements.Select(static element => element.Type) : type.TypeArguments);
        }

        if (type.IsAnnotated() || graph.Structs.Accepts(type))
        {
            return OfAnnotated(type);
        }

        if (CollectionTypes.Find(type) is not null)
        {
            return type.ContainingNamespace.ToDisplayString().StartsWith("System", StringComparison.Ordinal) ? KeyTraits.None : OfUnknown(type);
        }

        // Compared by reference.
        if (DeclaredSet.IsType(type))
        {
            return KeyTraits.None;
        }

        // Values of one of a declared set of types.
        return type.IsAbstract || type.TypeKind == TypeKind.Interface || type.SpecialType == SpecialType.System_Object
            ? KeyTraits.Known
            : OfUnknown(type);
    }

    private KeyTraits OfAnnotated(INamedTypeSymbol type)
    {
        if (!_annotated.TryGetValue(type, out var traits))
        {
            // A type that meets itself adds nothing there.
            _annotated[type] = KeyTraits.None;
            traits = _annotated[type] = type.IsUnion()
                ? UnionCases.LeavesOf(type).Aggregate(KeyTraits.None, (all, leaf) => all | OfObject(leaf))
                : OfObject(type);
        }

        return traits;
    }

    private KeyTraits OfObject(INamedTypeSymbol type) => !KeyEquality.IsMemberwise(type)
        ? OfUnknown(type)
        : graph.MembersOf(type).Aggregate(KeyTraits.None, (all, member) => all | OfMember(member, type));

    private KeyTraits OfMember(MemberSymbol member, INamedTypeSymbol type) => !KeyEquality.IsCompared(member.Symbol, type)
        ? KeyTraits.Own
        : ExtensionTypes.FormatterOf(member.Symbol) is not null && member.Type is INamedTypeSymbol named
            ? OfUnknown(named)
            : OfAll(DeclaredSet.TypesIn(member));

    private KeyTraits OfAll(IEnumerable<ITypeSymbol> types) => types.Aggregate(KeyTraits.None, (all, type) => all | Of(type));

    private static KeyTraits OfUnknown(INamedTypeSymbol type) => type.TypeKind == TypeKind.Enum ? KeyTraits.Known
        : KeyEquality.IsOwn(type) ? KeyTraits.Own
        : KeyTraits.None;
}
