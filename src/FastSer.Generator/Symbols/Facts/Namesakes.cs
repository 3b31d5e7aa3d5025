using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Names that differ by nothing but case, or that a type and a namespace share: found once for each container.</summary>
internal sealed class Namesakes
{
    private static readonly SymbolDisplayFormat s_format = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    private readonly Dictionary<INamespaceOrTypeSymbol, HashSet<string>> _shared = new(SymbolEqualityComparer.Default);

    /// <summary>A neighbour of the type, or of what contains it, has such a name.</summary>
    private bool Has(INamespaceOrTypeSymbol type)
    {
        for (var symbol = type; symbol.ContainingSymbol is INamespaceOrTypeSymbol container; symbol = container)
        {
            if (SharedIn(container).Contains(symbol.Name))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>
    /// Names the file of a type: <c>Shop.Orders.Order.FastSer.g.cs</c>; type parameters as <c>Box{T}</c>. The compiler compares these names without
    /// regard to case, and file systems limit their length, so a hash tells apart what the text does not: the type B in the type A from the type B in
    /// the namespace A.
    /// </summary>
    public string NameFile(INamedTypeSymbol type)
    {
        var name = type.ToDisplayString(s_format).Replace('<', '{').Replace('>', '}').Replace(", ", ",");
        var isUnique = !Has(type) && !HintName.LooksTaken(name);
        return HintName.ForType(name, isUnique ? null : name + new string('+', type.ContainingType.Nesting().Count()));
    }

    private HashSet<string> SharedIn(INamespaceOrTypeSymbol container)
    {
        if (!_shared.TryGetValue(container, out var shared))
        {
            shared = Find(container);
            _shared.Add(container, shared);
        }

        return shared;
    }

    private static HashSet<string> Find(INamespaceOrTypeSymbol container)
    {
        var first = new Dictionary<string, (string Name, bool IsType)>(StringComparer.OrdinalIgnoreCase);
        var shared = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        foreach (var member in container.GetMembers())
        {
            if (member is not INamespaceOrTypeSymbol { IsType: var isType })
            {
                continue;
            }

            if (!first.TryGetValue(member.Name, out var known))
            {
                first.Add(member.Name, (member.Name, isType));
            }
            else if (known != (member.Name, isType))
            {
                shared.Add(member.Name);
            }
        }

        return shared;
    }
}
