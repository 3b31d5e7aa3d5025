using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// Finds the closed types that are looked up at run time: the arguments of generic annotated types, whose generated code knows
/// them only as type parameters, and those of the generic types that their members are of.
/// </summary>
internal sealed class RootFinder(Compilation compilation, WireTypeFactory resolver)
{
    /// <summary>The most times that the members of one generic type may lead to it again: types can grow without end.</summary>
    private const int MaximumRepetitions = 3;

    private readonly VisitedTypes _visited = new();
    private readonly Stack<INamedTypeSymbol> _path = new();
    private readonly List<RootType> _found = [];
    private readonly List<(INamedTypeSymbol Type, MemberSymbol Member, TypeFault Fault)> _refused = [];

    public static IReadOnlyList<RootType> In(ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
    {
        var finder = new RootFinder(compilation, resolver);
        finder.Walk(type);
        return finder._found;
    }

    /// <summary>Returns the types in a type, and the type itself, whose serializers the runtime cannot find without this assembly.</summary>
    public static IReadOnlyList<RootType> AsRoot(ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
    {
        var finder = new RootFinder(compilation, resolver);
        finder.WalkRoot(type);
        return finder._found;
    }

    /// <summary>Members of generic types in the type, closed over arguments that make them members that cannot be serialized.</summary>
    public static IReadOnlyList<(INamedTypeSymbol Type, MemberSymbol Member, TypeFault Fault)> RefusedIn(
        ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
    {
        var finder = new RootFinder(compilation, resolver);
        finder.Walk(type);
        return finder._refused;
    }

    private void Walk(ITypeSymbol type)
    {
        var extensions = resolver.Facts.Graph.Extensions;
        switch (resolver.Facts.Graph.Forms.Of(type))
        {
            case TypeForm.Array:
                Walk(((IArrayTypeSymbol)type).ElementType);
                break;
            case TypeForm.Surrogate:
                WalkSurrogate(extensions.SurrogateOf(type)!);
                break;
            case TypeForm.SharedSet:
                WalkSet((INamedTypeSymbol)type, extensions.SetOf((INamedTypeSymbol)type)!);
                break;
            case TypeForm.Annotated:
                WalkAnnotated((INamedTypeSymbol)type);
                break;
            default:
                foreach (var content in type is INamedTypeSymbol composite ? CollectionTypes.ContentsOf(composite) : [])
                {
                    Walk(content);
                }

                break;
        }
    }

    private void WalkSet(INamedTypeSymbol type, DeclaredSet set)
    {
        if (!_visited.Enter(type))
        {
            return;
        }

        foreach (var item in set.Types.Select(static item => item.Type).OfType<INamedTypeSymbol>().Where(static item => !item.IsUnboundGenericType))
        {
            Walk(item);
        }
    }

    /// <summary>Surrogates may stand for each other, without end.</summary>
    private void WalkSurrogate(INamedTypeSymbol surrogate)
    {
        if (surrogate.IsAnnotated() && !surrogate.IsUnboundGenericType)
        {
            WalkAnnotated(surrogate);
        }
    }

    private void WalkAnnotated(INamedTypeSymbol type)
    {
        if (!TypeHash.ArgumentsOf(type).Any() || !_visited.Enter(type))
        {
            return;
        }

        var members = resolver.Facts.MembersOf(type);
        var compact = type.IsCompact() || members.AskForCompact ? compilation.GetTypeByMetadataName(KnownTypes.CompactWrapper + "`1") : null;
        foreach (var argument in TypeHash.ArgumentsOf(type))
        {
            // A compact generic type asks the runtime for the wrapper in place of its type parameter.
            if (compact is not null)
            {
                WalkRoot(compact.Construct(argument));
            }

            if (!type.IsCompact())
            {
                WalkRoot(argument);
            }
        }

        if (_path.Count(outer => SymbolEqualityComparer.Default.Equals(outer, type.OriginalDefinition)) < MaximumRepetitions)
        {
            _path.Push(type.OriginalDefinition);
            foreach (var member in members.Types)
            {
                Walk(member);
            }

            _path.Pop();
        }

        foreach (var member in members.Members.Where(DependsOnTypeAlone))
        {
            if (resolver.Resolve(member) is null && resolver.Fault is { } fault)
            {
                _refused.Add((type, member, fault));
            }
        }
    }

    /// <summary>No attribute says what it holds.</summary>
    private static bool DependsOnTypeAlone(MemberSymbol member) => !TypeHash.ContainsParameter(member.Type)
        && member.Symbol.FindFormatter() is null && DeclaredSet.Of(member.Symbol) is null;

    private void WalkRoot(ITypeSymbol type)
    {
        Walk(type);
        var isKnown = type is INamedTypeSymbol { IsGenericType: false } named
            && (named.IsAnnotated() || BuiltInScalars.Find(named) is not null);
        if (!isKnown
            && !TypeHash.ContainsParameter(type)
            && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
            && resolver.Resolve(type) is { } root)
        {
            _found.Add(new RootType(
                root, UseMarkCollector.Of(type, resolver.Facts), TypeNames.Full(TypeHash.InnerOf(type)), TypeHash.Of(type)));
        }
    }
}
