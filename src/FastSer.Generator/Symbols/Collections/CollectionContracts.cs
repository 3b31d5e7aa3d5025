using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Finds the interfaces of collections that a type implements.</summary>
internal static class CollectionContracts
{
    /// <summary>Returns the type arguments of an interface that is implemented for exactly one set of arguments.</summary>
    public static IReadOnlyList<ITypeSymbol>? ArgumentsOf(INamedTypeSymbol type, string name, int arity)
    {
        var found = type.AllInterfaces.Where(candidate => candidate.Arity == arity && candidate.Is(name)).ToList();
        return found.Count == 1 ? found[0].TypeArguments : null;
    }
}
