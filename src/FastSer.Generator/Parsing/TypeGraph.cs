using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Questions about what a type can contain, answered by walking the members of annotated types.</summary>
internal sealed class TypeGraph(IAssemblySymbol assembly)
{
    /// <summary>Beyond this many types, or with a type beyond any size, it is taken to contain anything.</summary>
    private const int MaximumTypes = 500;

    private readonly Dictionary<INamedTypeSymbol, List<MemberSymbol>> _members = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ITypeSymbol, IReadOnlyList<ITypeSymbol>> _contents = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ITypeSymbol, bool> _claims = new(SymbolEqualityComparer.Default);

    public ExtensionTypes Extensions { get; } = new(assembly);

    public List<MemberSymbol> MembersOf(INamedTypeSymbol type)
    {
        if (!_members.TryGetValue(type, out var members))
        {
            members = MemberCollector.Collect(type, report: null);
            _members.Add(type, members);
        }

        return members;
    }

    /// <summary>A value of the type can contain another one, so that its depth is up to the data.</summary>
    public bool IsRecursive(INamedTypeSymbol type) =>
        Reaches(Contents(type), reached => SymbolEqualityComparer.Default.Equals(
            reached.OriginalDefinition, type.OriginalDefinition));

    /// <summary>Reading a value may allocate slots from a count whose elements have not been read.</summary>
    public bool ClaimsSlots(ITypeSymbol type)
    {
        if (!_claims.TryGetValue(type, out var claims))
        {
            claims = FindClaims(type);
            _claims.Add(type, claims);
        }

        return claims;
    }

    private bool FindClaims(ITypeSymbol type) => Reaches([type], reached => reached switch
    {
        // What a formatter does is not known, nor what another build of another assembly does.
        _ when ExtensionTypes.FormatterOf(reached) is not null => true,
        INamedTypeSymbol named when named.IsAnnotated() && IsForeign(named) => true,
        INamedTypeSymbol named when named.IsAnnotated()
            && MembersOf(named).Exists(static member => ExtensionTypes.FormatterOf(member.Symbol) is not null) => true,
        IArrayTypeSymbol array => !IsFixedScalar(array.ElementType),
        INamedTypeSymbol named when IsList(named) => !named.TypeArguments.All(IsFixedScalar),
        INamedTypeSymbol named when CollectionTypes.Find(named) is { } found =>
            found.Row.AllocatesAlways || !found.Items.All(IsFixedScalar),
        ITypeParameterSymbol => true,
        _ => false,
    });

    /// <summary>A value of the type can contain what only its formatters know, or values of type parameters.</summary>
    public bool HoldsUnknown(INamedTypeSymbol type) => Reaches([type], reached => ExtensionTypes.FormatterOf(reached) is not null
        || (reached is INamedTypeSymbol named && named.IsAnnotated()
            && MembersOf(named).Exists(static member => ExtensionTypes.FormatterOf(member.Symbol) is not null)));

    private bool IsForeign(INamedTypeSymbol type) => !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);

    /// <summary>A type that keeps the identity of its objects, and that values of the type can contain or are of.</summary>
    public INamedTypeSymbol? FindTracked(ITypeSymbol type)
    {
        var visited = new VisitedTypes();
        var pending = new Stack<ITypeSymbol>([type]);
        while (pending.Count > 0)
        {
            var reached = pending.Pop();
            if (reached is INamedTypeSymbol named && named.IsAnnotated() && named.TracksReferences())
            {
                return named;
            }

            if (visited.Enter(reached))
            {
                foreach (var part in Contents(reached))
                {
                    pending.Push(part);
                }
            }
        }

        return null;
    }

    private bool Reaches(IEnumerable<ITypeSymbol> start, Func<ITypeSymbol, bool> isWanted)
    {
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        var pending = new Stack<ITypeSymbol>(start);
        while (pending.Count > 0)
        {
            var type = pending.Pop();
            if (TypeSize.IsTooLarge(type))
            {
                return true;
            }

            if (!seen.Add(type))
            {
                continue;
            }

            if (isWanted(type) || type is ITypeParameterSymbol || seen.Count > MaximumTypes)
            {
                return true;
            }

            foreach (var part in Contents(type))
            {
                pending.Push(part);
            }
        }

        return false;
    }

    private IReadOnlyList<ITypeSymbol> Contents(ITypeSymbol type)
    {
        if (!_contents.TryGetValue(type, out var contents))
        {
            contents = [.. FindContents(type)];
            _contents.Add(type, contents);
        }

        return contents;
    }

    private IEnumerable<ITypeSymbol> FindContents(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => [array.ElementType],
        // A formatter counts for depth itself.
        _ when ExtensionTypes.FormatterOf(type) is not null => [],
        INamedTypeSymbol external when Extensions.SurrogateOf(external) is { } surrogate => [surrogate],
        INamedTypeSymbol named when named.IsAnnotated() => MembersOf(named)
            .Where(static member => ExtensionTypes.FormatterOf(member.Symbol) is null)
            .SelectMany(DeclaredSet.TypesIn)
            .Concat(named.TypeArguments)
            .Concat(KeyParser.RetiredTypesOf(named))
            .Concat(named.IsUnion() ? UnionCases.TypesOf(named) : []),
        INamedTypeSymbol named => CollectionTypes.ContentsOf(named),
        _ => [],
    };

    private static bool IsList(INamedTypeSymbol type) => KnownTypes.NameOf(type) == "System.Collections.Generic.List";

    private static bool IsFixedScalar(ITypeSymbol type) => type is INamedTypeSymbol named
        && (named.TypeKind == TypeKind.Enum || BuiltInScalars.Find(named) is { FixedSize: not null });
}
