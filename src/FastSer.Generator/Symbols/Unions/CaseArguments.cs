using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>
/// Puts type arguments into a type that a generic union names without any: those that make it derive from the union. Type parameters of the
/// types round it count as its own.
/// </summary>
internal static class CaseArguments
{
    /// <summary>The closed type; null where its parameters do not follow from those of the union.</summary>
    public static INamedTypeSymbol? Put(INamedTypeSymbol open, INamedTypeSymbol union)
    {
        var parameters = TypeHash.ArgumentsOf(open).OfType<ITypeParameterSymbol>().ToList();
        foreach (var contract in open.SelfAndBases().Where(contract =>
            SymbolEqualityComparer.Default.Equals(contract.OriginalDefinition, union.OriginalDefinition)))
        {
            if (Match(contract, union) is { } arguments && parameters.TrueForAll(arguments.ContainsKey))
            {
                return Construct(open, arguments);
            }
        }

        return null;
    }

    /// <summary>Code of the union names the type with the union's own parameters, so it may ask no more of them.</summary>
    public static bool ConstraintsAgree(INamedTypeSymbol type) =>
        TypeHash.ArgumentsOf(type.OriginalDefinition).Zip(TypeHash.ArgumentsOf(type), static (own, given) => (own, given)).All(static pair =>
            pair is not (ITypeParameterSymbol own, ITypeParameterSymbol given) || AsksNoMore(own, given));

    private static Dictionary<ITypeParameterSymbol, ITypeSymbol>? Match(INamedTypeSymbol contract, INamedTypeSymbol union)
    {
        var found = new Dictionary<ITypeParameterSymbol, ITypeSymbol>(SymbolEqualityComparer.Default);
        foreach (var (wanted, given) in TypeHash.ArgumentsOf(contract).Zip(TypeHash.ArgumentsOf(union), static (wanted, given) => (wanted, given)))
        {
            if (wanted is not ITypeParameterSymbol parameter)
            {
                return null;
            }

            if (found.TryGetValue(parameter, out var known) && !SymbolEqualityComparer.Default.Equals(known, given))
            {
                return null;
            }

            found[parameter] = given;
        }

        return found;
    }

    private static INamedTypeSymbol Construct(INamedTypeSymbol open, Dictionary<ITypeParameterSymbol, ITypeSymbol> arguments)
    {
        var definition = open.ContainingType is { } containing && containing.HasParameters()
            ? Construct(containing, arguments).GetTypeMembers(open.Name, open.Arity)
                .First(member => SymbolEqualityComparer.Default.Equals(member.OriginalDefinition, open))
            : open;
        return open.Arity == 0 ? definition : definition.Construct([.. open.TypeParameters.Select(parameter => arguments[parameter])]);
    }

    /// <summary>Says whether every argument of one type parameter may stand for the other.</summary>
    public static bool AsksNoMore(ITypeParameterSymbol own, ITypeParameterSymbol outer) =>
        (!own.HasReferenceTypeConstraint || outer.HasReferenceTypeConstraint)
        && (!own.HasValueTypeConstraint || outer.HasValueTypeConstraint)
        && (!own.HasUnmanagedTypeConstraint || outer.HasUnmanagedTypeConstraint)
        && (!own.HasConstructorConstraint || outer.HasConstructorConstraint || outer.HasValueTypeConstraint)
        && own.ConstraintTypes.Length <= outer.ConstraintTypes.Length;
}
