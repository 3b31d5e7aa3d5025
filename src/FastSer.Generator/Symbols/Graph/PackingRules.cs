using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// Says whether the memory of a fixed-size struct may stand for its members: out of it when no accessor body is skipped,
/// into it when no user-defined constructor and no initializer is skipped either.
/// </summary>
internal static class PackingRules
{
    public static ValuePacking Of(INamedTypeSymbol type, TypeGraph graph)
    {
        if (CallbackCollector.MarkedMethods(type).Any())
        {
            return ValuePacking.None;
        }

        var members = graph.MembersOf(type);
        var packing = members.TrueForAll(static member => member.IsPlainStorage)
            ? HasConstructionCode(type, members) ? ValuePacking.Write : ValuePacking.ReadWrite
            : ValuePacking.None;
        foreach (var member in members)
        {
            packing = Min(packing, OfMember(member.Type, graph));
        }

        return packing;
    }

    /// <summary>Returns whether the members of a bounded class are got without running user code.</summary>
    public static bool WritesWithoutUserCode(INamedTypeSymbol type, TypeGraph graph) => graph.MembersOf(type)
        .TrueForAll(member => member.IsPlainStorage && OfMember(Unwrap(member.Type), graph) != ValuePacking.None);

    private static ITypeSymbol Unwrap(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var value] }
            ? value
            : type;

    private static ValuePacking OfMember(ITypeSymbol type, TypeGraph graph) => type switch
    {
        INamedTypeSymbol named when named.IsAnnotated() || graph.Structs.Accepts(named) => Of(named, graph),
        INamedTypeSymbol { IsTupleType: true } tuple => tuple.TupleElements
            .Select(item => OfMember(item.Type, graph)).Aggregate(ValuePacking.ReadWrite, Min),
        INamedTypeSymbol { IsGenericType: true } => ValuePacking.None,
        _ => ValuePacking.ReadWrite,
    };

    /// <summary>A record struct's primary constructor only stores its parameters, unless initializers do more.</summary>
    private static bool HasConstructionCode(INamedTypeSymbol type, List<MemberSymbol> members) =>
        (!IsMadeByDefault(type, members) && type.InstanceConstructors.Any(constructor => !constructor.IsImplicitlyDeclared
            && !(type.IsRecord && constructor.Parameters.Length == members.Count && SelectedConstructor.IsPrimary(constructor))))
        || type.GetMembers().Any(static member => member.IsStatic
            ? member.HasAttribute(KnownTypes.ConstructorAttribute)
            : member.DeclaringSyntaxReferences.Any(static reference => MissingValues.IsInitialized(reference.GetSyntax())));

    /// <summary>
    /// Reading calls no user-defined constructor, although there may be some: it begins with the default value and assigns each member. Says no where
    /// <see cref="ConstructorSelector"/> might choose another constructor than the one that every struct has.
    /// </summary>
    private static bool IsMadeByDefault(INamedTypeSymbol type, List<MemberSymbol> members) =>
        type.InstanceConstructors.Any(static constructor => constructor is { IsImplicitlyDeclared: true, Parameters.IsEmpty: true })
        && !type.InstanceConstructors.Any(static constructor =>
            SelectedConstructor.IsPrimary(constructor) || constructor.HasAttribute(KnownTypes.ConstructorAttribute))
        && members.TrueForAll(MemberAccess.CanReassign)
        && !RequiredMembers.NotIn(type, members).Any();

    private static ValuePacking Min(ValuePacking left, ValuePacking right) => left < right ? left : right;
}
