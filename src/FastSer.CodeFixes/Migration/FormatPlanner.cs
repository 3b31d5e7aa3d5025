using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>The format that a type gets when it is moved to FastSer.</summary>
internal enum MoveFormat
{
    Fast,
    Compact,
    Tolerant,

    /// <summary>The Fast format, and members may be appended.</summary>
    Append,
}

/// <summary>Chooses the format of a type.</summary>
/// <param name="foreignTypes">Describes the types that it has to do with.</param>
/// <param name="wanted">The format that the user chose; null for that which fits the annotations.</param>
internal sealed class FormatPlanner(ForeignTypeFactory foreignTypes, MoveFormat? wanted)
{
    /// <returns>The format, and why it is another one than the wanted.</returns>
    public (MoveFormat Format, string? Note) Plan(ForeignType foreign)
    {
        if (foreign.Symbol.IsAnnotated())
        {
            return (foreign.Symbol.IsTolerant() ? MoveFormat.Tolerant : foreign.Symbol.IsCompact() ? MoveFormat.Compact : MoveFormat.Fast, null);
        }

        if ((wanted ?? (foreign.IsVersioned ? MoveFormat.Tolerant : MoveFormat.Fast)) is var format && format != MoveFormat.Tolerant)
        {
            return format == MoveFormat.Append && AppendableReason(foreign.Symbol) is { } other
                ? (MoveFormat.Fast, $"members cannot be appended to the type, as {other}; both sides need the same members")
                : (format, null);
        }

        var reason = foreign.KeepsReferences ? "its objects keep their identity"
            : BaseOf(foreign.Symbol) is { } level ? $"its base type '{level.Name}' is not Tolerant"
            : HeldTracked(foreign.Symbol, new HashSet<ISymbol>(SymbolEqualityComparer.Default)) is { } held
                ? $"it holds '{held.Name}', whose objects keep their identity"
                : null;
        return reason is null
            ? (MoveFormat.Tolerant, null)
            : (MoveFormat.Fast, $"the type cannot be Tolerant, as {reason}; both sides need the same members");
    }

    /// <summary>Members are appended behind all others, so all of them stand in one class, from which no other derives.</summary>
    private static string? AppendableReason(INamedTypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Interface } => "it is an interface",
        { BaseType: { SpecialType: SpecialType.None } level } when level.IsReferenceType => $"it derives from '{level.Name}'",
        { IsReferenceType: true, IsSealed: false } when HasDerived(type.ContainingAssembly.GlobalNamespace, type) => "other types derive from it",
        _ => null,
    };

    private static bool HasDerived(INamespaceOrTypeSymbol container, INamedTypeSymbol type) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .Any(member => (member is INamedTypeSymbol { BaseType: { } level } && SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, type))
            || HasDerived(member, type));

    /// <summary>The nearest base type that has a format of its own, if that is another one.</summary>
    private INamedTypeSymbol? BaseOf(INamedTypeSymbol type)
    {
        for (var level = type.BaseType?.OriginalDefinition; level is { SpecialType: SpecialType.None }; level = level.BaseType?.OriginalDefinition)
        {
            if (level.IsAnnotated())
            {
                return level.IsTolerant() ? null : level;
            }

            if (foreignTypes.Of(level) is { } foreign)
            {
                return foreign.IsTolerant ? null : level;
            }
        }

        return null;
    }

    private INamedTypeSymbol? HeldTracked(ITypeSymbol type, HashSet<ISymbol> seen)
    {
        if (type is IArrayTypeSymbol array)
        {
            return HeldTracked(array.ElementType, seen);
        }

        if (type is not INamedTypeSymbol named)
        {
            return null;
        }

        var open = named.OriginalDefinition;
        var known = foreignTypes.OfMoved(open);
        if (open.TracksReferences() || known is { KeepsReferences: true })
        {
            return open;
        }

        var held = named.TypeArguments.Where(static argument => argument is not ITypeParameterSymbol);
        if (seen.Add(open) && (known is not null || open.IsAnnotated()))
        {
            held = held.Concat(MembersOf(open)).Concat(known?.NamedCases().Select(static one => one.Case).OfType<INamedTypeSymbol>() ?? []);
        }

        return held.Select(one => HeldTracked(one, seen)).FirstOrDefault(static found => found is not null);
    }

    private static IEnumerable<ITypeSymbol> MembersOf(INamedTypeSymbol type)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            foreach (var field in level.GetMembers().OfType<IFieldSymbol>().Where(static field => !field.IsStatic))
            {
                yield return field.Type;
            }
        }
    }
}
