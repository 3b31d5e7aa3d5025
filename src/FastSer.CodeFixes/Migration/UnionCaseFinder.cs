using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Migration;

/// <summary>A type that a union can name, with the number that it had.</summary>
internal sealed record PlannedCase(int? Tag, INamedTypeSymbol Case);

/// <summary>The types that a union can name, and a note for each one that it cannot.</summary>
internal sealed record FoundCases(IReadOnlyList<PlannedCase> Cases, IReadOnlyList<string> Notes);

/// <summary>Finds the types that annotations name, or that a serializer finds by itself, and tells those apart that FastSer cannot name.</summary>
internal sealed class UnionCaseFinder(Compilation compilation, ForeignTypeFactory foreignTypes)
{
    private const string NotDerived = "put [FastSerUnion(tag, typeof(...))] on the members that may hold it";

    private readonly Dictionary<INamedTypeSymbol, FoundCases> _found = new(SymbolEqualityComparer.Default);
    private List<INamedTypeSymbol>? _annotated;

    public FoundCases Find(ForeignType foreign)
    {
        if (!_found.TryGetValue(foreign.Symbol, out var found))
        {
            _found.Add(foreign.Symbol, found = FindNew(foreign));
        }

        return found;
    }

    /// <summary>A case is a union of its own, whose cases include the type.</summary>
    public bool Reaches(INamedTypeSymbol union, INamedTypeSymbol type) =>
        foreignTypes.OfMoved(union.OriginalDefinition) is { } foreign
        && Find(foreign).Cases.Any(one => IsSame(one.Case, type) || (!IsSame(one.Case, union) && Reaches(one.Case, type)));

    /// <summary>Closed types of one generic type are several cases.</summary>
    public static bool IsSame(INamedTypeSymbol one, INamedTypeSymbol other) =>
        SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other.OriginalDefinition)
        && (IsOpen(one) || IsOpen(other) || SymbolEqualityComparer.Default.Equals(one, other));

    private FoundCases FindNew(ForeignType foreign)
    {
        var cases = new List<PlannedCase>();
        var notes = new List<string>();
        foreach (var (tag, named, text) in foreign.NamedCases())
        {
            if (named is not INamedTypeSymbol type)
            {
                notes.Add($"[{text}] names no type: name the types by [FastSerUnion(tag, typeof(...))]");
            }
            else if (ReasonAgainst(foreign, type, out var reason) is not { } one)
            {
                notes.Add(reason == NotDerived
                    ? $"[{text}] names a type that is not derived from this one: {reason}"
                    : $"[{text}] is not in the union: {reason}");
            }
            else if (!cases.Exists(known => IsSame(known.Case, one)))
            {
                cases.Add(new PlannedCase(tag, one));
            }
        }

        foreach (var type in foreign.FindsDerivedTypes ? DerivedTypes(foreign) : [])
        {
            if (ReasonAgainst(foreign, type, out var reason) is { } one)
            {
                cases.Add(new PlannedCase(null, one));
            }
            else
            {
                notes.Add($"'{type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' is not in the union: {reason}");
            }
        }

        return new FoundCases(cases, notes);
    }

    /// <summary>The type as the attribute names it; null with the reason why it cannot.</summary>
    private INamedTypeSymbol? ReasonAgainst(ForeignType foreign, INamedTypeSymbol type, out string reason)
    {
        var named = type is { IsGenericType: true, IsUnboundGenericType: false } && IsOpen(type) ? type.ConstructUnboundGenericType() : type;
        var closed = UnionCases.Close(named, foreign.Symbol);
        reason = (closed, named.OriginalDefinition) switch
        {
            (null, { ContainingType.IsGenericType: true }) =>
                "it is nested in a generic type, so no attribute can name it; declare it beside that type",
            (null, _) => "it is generic; name each closed type that occurs by [FastSerUnion(tag, typeof(...))]",
            _ when !UnionCases.ConstraintsAgree(closed, foreign.Symbol) => "its type parameters have constraints that this type has not",
            _ when !UnionCases.Converts(compilation, closed, foreign.Symbol) || foreign.Symbol.IsSealed => NotDerived,
            (_, var open) when !open.IsAnnotated() && ForeignTypes.Find(open) is null =>
                "it has no annotation; mark it [FastSerType] and name it by [FastSerUnion(tag, typeof(...))]",
            (_, { IsAbstract: true } open) when !IsUnion(open) => "it is abstract and names no types; name those that derive from it",
            (_, var open) when foreign.IsTolerant && !IsTolerant(open) =>
                "it is not in the Tolerant format, as this union is; use one format for both and name it by [FastSerUnion(tag, typeof(...))]",
            _ => "",
        };
        return reason.Length == 0 ? named : null;
    }

    private bool IsUnion(INamedTypeSymbol type) => type.IsAnnotated() ? type.IsUnion() : foreignTypes.Of(type) is { } foreign && Find(foreign).Cases.Count > 0;

    private bool IsTolerant(INamedTypeSymbol type) => type.IsAnnotated() ? type.IsTolerant() : foreignTypes.Of(type) is { IsTolerant: true };

    /// <summary>A declaration, or a type that is named without arguments.</summary>
    private static bool IsOpen(INamedTypeSymbol type) => type.IsUnboundGenericType || type.IsDefinition;

    /// <summary>Returns the types that a serializer finds by itself.</summary>
    private IEnumerable<INamedTypeSymbol> DerivedTypes(ForeignType foreign)
    {
        _annotated ??= [.. HeldTypes.In(compilation.Assembly.GlobalNamespace)
            .Where(static type => ForeignTypes.MarkOf(type) is not null && (type.IsAnnotated() || ForeignTypes.Find(type) is not null))
            .OrderBy(static type => type.ToDisplayString(), StringComparer.Ordinal)];
        return _annotated.Where(type => ForeignTypes.MarkOf(type)?.Kind == foreign.Kind && !IsSame(type, foreign.Symbol) && IsBelow(type, foreign.Symbol));
    }

    private static bool IsBelow(INamedTypeSymbol type, INamedTypeSymbol above)
    {
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, above))
            {
                return true;
            }
        }

        return type.AllInterfaces.Any(implemented => SymbolEqualityComparer.Default.Equals(implemented.OriginalDefinition, above));
    }
}
