using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// Base classes across assemblies. A derived class writes the members of its bases, so it must know all of them, and a base
/// that was replaced by a later build must be noticed.
/// </summary>
internal static class BaseTypes
{
    /// <summary>Returns the facts of a class for classes that derive from it in other assemblies; null where none can.</summary>
    public static BaseModel? Of(INamedTypeSymbol type, TypeGraph graph) => IsDerivable(type) ? Describe(type, graph) : null;

    /// <summary>The annotated base classes of other assemblies that say what they consist of.</summary>
    public static EquatableArray<BaseModel> ForeignOf(INamedTypeSymbol type, TypeGraph graph, Action<DiagnosticInfo> report)
    {
        var found = new List<BaseModel>();
        for (var level = type.BaseType; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            if (!SymbolEqualityComparer.Default.Equals(level.ContainingAssembly, type.ContainingAssembly)
                && level.Implements(KnownTypes.SerializableBase, level))
            {
                ReportUnknown(type, level, graph, report);
                found.Add(Describe(level, graph));
            }
        }

        return found.ToEquatableArray();
    }

    private static void ReportUnknown(
        INamedTypeSymbol type, INamedTypeSymbol level, TypeGraph graph, Action<DiagnosticInfo> report)
    {
        var names = level.FindAttribute(KnownTypes.HiddenMembersAttribute) is { ConstructorArguments: [{ Kind: TypedConstantKind.Array } all] }
            ? all.Values.Select(static value => value.Value as string ?? "")
            : [];
        var own = OwnMembers(level, graph);
        foreach (var name in names.Where(name => !own.Exists(member => member.Name == name)))
        {
            report(DiagnosticInfo.Create(
                Descriptors.BaseMemberMustBeVisible, KnownTypes.LocationOf(type), type.Name, level.Name, name));
        }
    }

    /// <summary>With <c>Members = All</c> the fields behind properties count, which only their own assembly sees.</summary>
    private static BaseModel Describe(INamedTypeSymbol type, TypeGraph graph)
    {
        var own = OwnMembers(type, graph);
        var rule = MemberRules.Of(type);
        var facts = own.Select(static member => $"{member.Name}:{TypeNames.Global(member.Type)}").OrderBy(static fact => fact, StringComparer.Ordinal);
        return new BaseModel(
            TypeNames.Full(type),
            $"0x{StableHash.Of(string.Join(";", facts))}",
            own.FindAll(member => IsHidden(member, rule)).Select(static member => member.Name).ToEquatableArray());
    }

    private static bool IsHidden(MemberSymbol member, MemberRule rule) => rule == MemberRule.All
        || (rule == MemberRule.PublicState && MemberRules.IsSecretState(member))
        || (member.PropertyName is null && !IsSeenOutside(member.Symbol));

    /// <summary>Of the definition: what stands for its type parameters is no change of it.</summary>
    private static List<MemberSymbol> OwnMembers(INamedTypeSymbol type, TypeGraph graph) =>
        graph.MembersOf(type.OriginalDefinition).FindAll(member =>
            SymbolEqualityComparer.Default.Equals(member.DeclaringType.OriginalDefinition, type.OriginalDefinition));

    private static bool IsDerivable(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Class, IsSealed: false, IsStatic: false })
        {
            return false;
        }

        var hasFriends = type.ContainingAssembly.GetAttributes().Any(static attribute =>
            attribute.AttributeClass is { } found && found.Is(KnownTypes.InternalsVisibleToAttribute));
        return type.Nesting().All(level => IsSeenOutside(level) || (hasFriends && level.DeclaredAccessibility == Accessibility.Internal));
    }

    private static bool IsSeenOutside(ISymbol symbol) => symbol is IPropertySymbol { GetMethod: { } getter }
        ? IsOpen(symbol) && IsOpen(getter)
        : IsOpen(symbol);

    private static bool IsOpen(ISymbol symbol) => symbol.DeclaredAccessibility
        is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal;
}
