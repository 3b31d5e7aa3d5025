using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Finds the members of a type of another assembly: what is public, and not ignored.</summary>
internal static class ExternalMembers
{
    /// <summary>
    /// Base types first; of each type the fields, then the properties: compiled assemblies do not tell which stands first. The members
    /// of a Tolerant type stand in the order of their keys.
    /// </summary>
    public static List<MemberSymbol> Collect(INamedTypeSymbol type, ExternalDeclaration declaration, Action<ISymbol> leaveOut)
    {
        if (FSharpUnions.Is(type))
        {
            return InUnion(type, declaration);
        }

        var members = Public(type).Where(member => !declaration.Ignores(member.Name)).ToList();
        if (declaration.LeavesOutComputed)
        {
            var computed = members.Where(member => MemberRules.IsComputed(member.Symbol) && !declaration.Keys.Contains(member.Name)).ToList();
            computed.ForEach(member => leaveOut(member.Symbol));
            members = [.. members.Except(computed)];
        }

        var levels = members.Select(static member => member.DeclaringType).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).ToList();
        var sorted = members.OrderBy(member => levels.FindIndex(level => SymbolEqualityComparer.Default.Equals(level, member.DeclaringType)))
            .ThenBy(static member => member.IsField ? 0 : 1).ToList();
        return declaration.IsTolerant ? ByKeys(sorted, declaration) : sorted;
    }

    /// <summary>The fields of all cases. Those of the only case of a Tolerant union stand in the order of their keys.</summary>
    private static List<MemberSymbol> InUnion(INamedTypeSymbol union, ExternalDeclaration declaration)
    {
        var fields = FSharpUnions.FieldsOf(union);
        return declaration.IsTolerant && !FSharpUnions.HasTags(union) ? ByKeys(fields, declaration) : [.. fields];
    }

    private static List<MemberSymbol> ByKeys(IEnumerable<MemberSymbol> members, ExternalDeclaration declaration)
    {
        var keys = declaration.Keys.ToList();
        return [.. members.OrderBy(member => keys.IndexOf(member.Name) is >= 0 and var key ? key : int.MaxValue)];
    }

    /// <summary>Returns whether the type has a public member of the name that could be serialized.</summary>
    public static bool Has(INamedTypeSymbol type, string name) =>
        (FSharpUnions.Is(type) ? FSharpUnions.FieldsOf(type) : Public(type)).Any(member => member.Name == name);

    private static IEnumerable<MemberSymbol> Public(INamedTypeSymbol type) => MemberCollector.Collect(type, report: null)
        .Where(static member => member.Symbol.DeclaredAccessibility == Accessibility.Public
            && member.Getter is null or { DeclaredAccessibility: Accessibility.Public })
        .Select(static member => member with { Order = null, IsExternal = true });
}
