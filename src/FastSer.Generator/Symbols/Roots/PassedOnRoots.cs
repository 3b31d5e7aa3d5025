using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// The types that generic code of a project serializes for its callers: <c>List&lt;Order&gt;</c> where <c>Save&lt;T&gt;</c> serializes
/// a <c>T</c> and is called with one. Collects calls and uses first; follows them, through several methods, at the end.
/// </summary>
internal sealed class PassedOnRoots(Compilation compilation)
{
    /// <summary>A method that calls itself with a larger type each time names types without end.</summary>
    private const int MaxDepth = 8;

    private const int MaxOpenRoots = 1_000;

    private readonly ConcurrentBag<(ITypeSymbol Root, ISymbol In)> _open = [];
    private readonly ConcurrentBag<Use> _uses = [];
    private readonly ConcurrentDictionary<string, bool> _made = new(StringComparer.Ordinal);

    private readonly Lazy<bool> _isUsedElsewhere = new(() => compilation.SourceModule.ReferencedAssemblySymbols.Any(static assembly =>
        assembly.Name != CallSyntax.Product
        && assembly.Modules.Any(static module => module.ReferencedAssemblies.Any(static reference => reference.Name == CallSyntax.Product))));

    /// <summary>A serializer of the type is made for another reason.</summary>
    public void AddMade(ITypeSymbol root) => _made.TryAdd(KeyOf(root), true);

    /// <summary>A call serializes a type that contains type parameters of its method or class.</summary>
    public void AddOpen(ITypeSymbol root, ISymbol caller) => _open.Add((root, caller));

    /// <summary>A generic type or method of this project, and the generic types among its arguments, are used with these arguments.</summary>
    public void AddUse(ISymbol used, ISymbol caller, Location place)
    {
        var arguments = used switch
        {
            IMethodSymbol method => method.TypeArguments,
            INamedTypeSymbol type => type.TypeArguments,
            _ => [],
        };
        if ((arguments.Length > 0 || used.ContainingType is { IsGenericType: true })
            && SymbolEqualityComparer.Default.Equals(used.OriginalDefinition.ContainingAssembly, compilation.Assembly))
        {
            _uses.Add(new Use(used, caller, place));
        }

        foreach (var argument in arguments.OfType<INamedTypeSymbol>().Where(static argument => argument.IsGenericType))
        {
            AddUse(argument, caller, place);
        }
    }

    /// <summary>Each closed type that no serializer is made for, and the first place that names it.</summary>
    public IEnumerable<(ITypeSymbol Root, Use Use)> Find(CancellationToken cancellation)
    {
        var found = new Dictionary<ITypeSymbol, Use>(SymbolEqualityComparer.Default);
        if (_open.IsEmpty)
        {
            return [];
        }

        var uses = _uses.SelectMany(use => TypeArgumentMap.Of(use.Used, compilation) is var map
                ? map.Parameters.Select(parameter => (Parameter: parameter, Use: use, Map: map))
                : [])
            .ToLookup(static use => use.Parameter, static use => (use.Use, use.Map), SymbolEqualityComparer.Default);
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        var pending = new Queue<(ITypeSymbol Root, ISymbol In)>(_open);
        while (pending.Count > 0 && seen.Count < MaxOpenRoots)
        {
            cancellation.ThrowIfCancellationRequested();
            var (open, caller) = pending.Dequeue();
            if (DepthOf(open) > MaxDepth || !seen.Add(open))
            {
                continue;
            }

            foreach (var declared in DeclarationsOf(open, caller))
            {
                pending.Enqueue(declared);
            }

            foreach (var (use, map) in HeldTypes.PartsOf(open).OfType<ITypeParameterSymbol>().SelectMany(parameter => uses[parameter]))
            {
                var root = map.Apply(open);
                if (TypeHash.ContainsParameter(root))
                {
                    pending.Enqueue((root, use.Caller));
                }
                else if (!found.TryGetValue(root, out var first) || use.IsBefore(first))
                {
                    found[root] = use;
                }
            }
        }

        return found.Where(root => !_made.ContainsKey(KeyOf(root.Key)) && !CanBeMadeElsewhere(root.Key)).Select(static root => (root.Key, root.Value))
            .OrderBy(static root => root.Value.Place.SourceTree?.FilePath, StringComparer.Ordinal)
            .ThenBy(static root => root.Value.Place.SourceSpan.Start);
    }

    /// <summary>The names of the elements of tuples make no other type.</summary>
    private static string KeyOf(ITypeSymbol root) => TypeNames.Full(root);

    /// <summary>Assemblies that use FastSer may make serializers of what they know: all but the types of this project.</summary>
    private bool CanBeMadeElsewhere(ITypeSymbol root) => !IsOwn(root) && _isUsedElsewhere.Value;

    private bool IsOwn(ITypeSymbol type) => HeldTypes.PartsOf(type).OfType<INamedTypeSymbol>()
        .Any(part => SymbolEqualityComparer.Default.Equals(part.ContainingAssembly, compilation.Assembly));

    /// <summary>The open type as the methods name it that the calling one implements or overrides: callers call those.</summary>
    private IEnumerable<(ITypeSymbol Root, ISymbol In)> DeclarationsOf(ITypeSymbol open, ISymbol caller)
    {
        if (caller is not IMethodSymbol method)
        {
            yield break;
        }

        foreach (var declared in Overridden(method).Concat(Implemented(method)))
        {
            var map = new TypeArgumentMap(compilation);
            var definition = declared.OriginalDefinition;
            map.Add(method.TypeParameters, definition.TypeParameters);
            foreach (var (argument, parameter) in declared.ContainingType.TypeArguments.Zip(
                definition.ContainingType.TypeParameters, static (argument, parameter) => (argument, parameter)))
            {
                if (argument is ITypeParameterSymbol own)
                {
                    map.Add([own], [parameter]);
                }
            }

            yield return (map.Apply(open), definition);
        }
    }

    private static IEnumerable<IMethodSymbol> Overridden(IMethodSymbol method) => method.OverriddenMethod is { } overridden ? [overridden] : [];

    private static IEnumerable<IMethodSymbol> Implemented(IMethodSymbol method) => method.ContainingType is not { } type ? [] : type.AllInterfaces
        .SelectMany(static contract => contract.GetMembers().OfType<IMethodSymbol>())
        .Where(member => SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(member), method));

    private static int DepthOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => 1 + DepthOf(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } named => 1 + named.TypeArguments.Append<ITypeSymbol?>(named.ContainingType)
            .Max(static inner => inner is null ? 0 : DepthOf(inner)),
        _ => 0,
    };

    internal sealed record Use(ISymbol Used, ISymbol Caller, Location Place)
    {
        /// <summary>One place is reported, and the same in each build.</summary>
        public bool IsBefore(Use other) =>
            string.CompareOrdinal(Place.SourceTree?.FilePath, other.Place.SourceTree?.FilePath) is var order && order != 0
                ? order < 0
                : Place.SourceSpan.Start < other.Place.SourceSpan.Start;
    }
}
