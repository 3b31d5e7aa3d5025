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
    private readonly List<RefusedArgument> _refused = [];

    /// <summary>The types in <see cref="_refused"/> that only their containing type can name.</summary>
    private readonly HashSet<ITypeSymbol> _hidden = new(SymbolEqualityComparer.Default);

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

    /// <summary>Returns the types that cannot be serialized, since they are arguments of a generic type, or members that have such an argument.</summary>
    public static IReadOnlyList<RefusedArgument> RefusedIn(ITypeSymbol type, Compilation compilation, WireTypeFactory resolver)
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
        foreach (var (argument, parameter) in TypeHash.ArgumentsOf(type).Zip(TypeHash.ArgumentsOf(type.OriginalDefinition), Tuple.Create))
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

            RefuseHidden(type, argument, parameter, isCompact: compact is not null);
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
                _refused.Add(new RefusedArgument(type, "." + member.Name, member.Type, fault.FormatForPlace(), fault.IsFinal));
            }
        }
    }

    /// <summary>No attribute says what it holds.</summary>
    private static bool DependsOnTypeAlone(MemberSymbol member) => !TypeHash.ContainsParameter(member.Type)
        && member.Symbol.FindFormatter() is null && DeclaredSet.Of(member.Symbol) is null;

    /// <summary>Gets whether the runtime finds the serializer of a type without a registration.</summary>
    private static bool IsFoundByItself(ITypeSymbol type) => type is INamedTypeSymbol { IsGenericType: false } named
        && (named.IsAnnotated() || BuiltInScalars.Find(named) is not null);

    /// <summary>The runtime looks for the serializer of an argument, but no code outside of the containing type could name the type.</summary>
    private void RefuseHidden(INamedTypeSymbol type, ITypeSymbol argument, ITypeSymbol parameter, bool isCompact)
    {
        // A type in a generic one is told of where it is named, not wherever the generic type is closed.
        if ((isCompact || !IsFoundByItself(argument)) && HiddenIn(argument) is { } hidden && resolver.Resolve(argument) is not null
            && TypeHash.ContainsParameter(argument) == TypeHash.ArgumentsOf(hidden.ContainingType).Any()
            && resolver.Facts.MembersOf(type.OriginalDefinition).Types.Any(member => LooksFor(member, parameter)) && _hidden.Add(hidden))
        {
            var name = TypeNames.Short(hidden.WithNullableAnnotation(NullableAnnotation.None));
            var reason = $"only '{TypeNames.Short(hidden.ContainingType)}' can name '{name}', so no serializer is generated; make it internal";
            _refused.Add(new RefusedArgument(type, "." + parameter.Name, argument, reason, IsFinal: false));
        }
    }

    /// <summary>Gets whether code for a type looks for the serializer of a type parameter, and not the code of a generic type in it.</summary>
    private static bool LooksFor(ITypeSymbol type, ITypeSymbol parameter) => SymbolEqualityComparer.Default.Equals(type, parameter)
        || (type is IArrayTypeSymbol array && LooksFor(array.ElementType, parameter))
        || (type is INamedTypeSymbol named && !named.IsAnnotated() && named.TypeArguments.Any(argument => LooksFor(argument, parameter)));

    /// <summary>Returns the type, in a type, that only its containing type can name; null without one.</summary>
    private INamedTypeSymbol? HiddenIn(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol named)
        {
            return type is IArrayTypeSymbol array ? HiddenIn(array.ElementType) : null;
        }

        for (var level = named; level is not null; level = level.ContainingType)
        {
            if (!compilation.IsSymbolAccessibleWithin(level.OriginalDefinition, compilation.Assembly)
                && level.ContainingType is { } outer && compilation.IsSymbolAccessibleWithin(outer.OriginalDefinition, compilation.Assembly))
            {
                return level;
            }
        }

        return TypeHash.ArgumentsOf(named).Select(HiddenIn).FirstOrDefault(static found => found is not null);
    }

    private void WalkRoot(ITypeSymbol type)
    {
        Walk(type);
        if (!IsFoundByItself(type)
            && !TypeHash.ContainsParameter(type)
            && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
            && resolver.Resolve(type) is { } root)
        {
            _found.Add(new RootType(
                root, UseMarkCollector.Of(type, resolver.Facts), TypeNames.Full(TypeHash.InnerOf(type)), TypeHash.Of(type)));
        }
    }
}
