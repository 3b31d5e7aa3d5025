using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>The arguments for each type parameter where a generic type or method is used.</summary>
internal sealed class TypeArgumentMap(Compilation compilation)
{
    private readonly Dictionary<ITypeParameterSymbol, ITypeSymbol> _arguments = new(SymbolEqualityComparer.Default);

    public IEnumerable<ITypeParameterSymbol> Parameters => _arguments.Keys;

    public static TypeArgumentMap Of(ISymbol used, Compilation compilation)
    {
        var map = new TypeArgumentMap(compilation);
        if (used is IMethodSymbol method)
        {
            // What an extension method is called with, its reduced form tells.
            map.Add((method.ReducedFrom ?? method).OriginalDefinition.TypeParameters, method.TypeArguments);
        }

        for (var type = used as INamedTypeSymbol ?? used.ContainingType; type is not null; type = type.ContainingType)
        {
            map.Add(type.OriginalDefinition.TypeParameters, type.TypeArguments);
        }

        return map;
    }

    public void Add(IReadOnlyList<ITypeParameterSymbol> parameters, IReadOnlyList<ITypeSymbol> arguments)
    {
        for (var i = 0; i < Math.Min(parameters.Count, arguments.Count); i++)
        {
            _arguments[parameters[i]] = arguments[i];
        }
    }

    /// <summary>The type with the arguments in place of the parameters.</summary>
    public ITypeSymbol Apply(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => _arguments.TryGetValue(parameter, out var argument) ? argument : parameter,
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Apply(array.ElementType), array.Rank),
        INamedTypeSymbol named when TypeHash.ContainsParameter(named) => Construct(named),
        _ => type,
    };

    private INamedTypeSymbol Construct(INamedTypeSymbol type)
    {
        var definition = type.OriginalDefinition;
        if (type.ContainingType is { } outer && TypeHash.ContainsParameter(outer))
        {
            definition = Construct(outer).GetTypeMembers(type.Name, type.Arity)[0];
        }

        return type.Arity == 0 ? definition : definition.Construct([.. type.TypeArguments.Select(Apply)]);
    }
}
