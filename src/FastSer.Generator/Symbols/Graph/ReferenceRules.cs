using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>Which types keep the identity of their objects, and how their objects can be built.</summary>
internal static class ReferenceRules
{
    /// <summary>Objects exist before their members do, so that those may refer back to them.</summary>
    public static bool CanBuildFirst(List<MemberSymbol> members, SelectedConstructor selected, MemberAccess access) =>
        selected.Arguments.Count == 0 && members.TrueForAll(member =>
            (!member.IsRequired || selected.SetsRequiredMembers || selected.IsFactory)
            && (MemberAccess.CanReassign(member) || access.MustFill(member, selected.IsFactory) || access.NeedsInitAccessor(member, selected.IsFactory)));

    /// <summary>
    /// An object that only a constructor builds may be part of a cycle if some type on the way back to it can be changed
    /// after it was built: it has a setter, or is an array or collection.
    /// </summary>
    public static bool MayBeCyclic(INamedTypeSymbol type, TypeGraph graph)
    {
        var visited = (Fixed: new VisitedTypes(), Mutable: new VisitedTypes());
        var pending = new Stack<(ITypeSymbol Type, bool IsMutable)>();
        Push(type, isMutable: false);
        while (pending.Count > 0)
        {
            var (reached, isMutable) = pending.Pop();
            if (isMutable && SymbolEqualityComparer.Default.Equals(reached, type))
            {
                return true;
            }

            if ((isMutable ? visited.Mutable : visited.Fixed).Enter(reached))
            {
                Push(reached, isMutable);
            }
        }

        return false;

        void Push(ITypeSymbol from, bool isMutable)
        {
            foreach (var (held, isChangeable) in graph.HeldBy(from))
            {
                pending.Push((held, isMutable || isChangeable));
            }
        }
    }
}
