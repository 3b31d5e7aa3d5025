using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>
/// Finds the types that protobuf-net serializes without an attribute: their only state is public and read-only, and a constructor takes all of it. Only
/// those that a type with its attribute holds are found.
/// </summary>
internal static class ProtoTuples
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, Dictionary<INamedTypeSymbol, AttributeData>> s_found = new();

    /// <summary>Returns the attribute of the type that holds a type of source.</summary>
    public static (AttributeData Attribute, ForeignKind Kind)? MarkOf(INamedTypeSymbol type) =>
        type.ContainingAssembly is ISourceAssemblySymbol assembly && s_found.GetValue(assembly, FindAll).TryGetValue(type.OriginalDefinition, out var mark)
            ? (mark, ForeignKind.ProtoTuple)
            : null;

    private static Dictionary<INamedTypeSymbol, AttributeData> FindAll(IAssemblySymbol assembly)
    {
        var found = new Dictionary<INamedTypeSymbol, AttributeData>(SymbolEqualityComparer.Default);
        foreach (var type in HeldTypes.In(assembly.GlobalNamespace))
        {
            if (type.FindAttribute("ProtoBuf.ProtoContractAttribute") is { } contract)
            {
                var isImplicit = contract.FindArgument("ImplicitFields")?.Value is 1 or 2;
                Reach(type, contract, found, member => isImplicit
                    ? !member.HasAttribute("ProtoBuf.ProtoIgnoreAttribute")
                    : member.HasAttribute("ProtoBuf.ProtoMemberAttribute") || member.HasAttribute("System.Runtime.Serialization.DataMemberAttribute"));
            }
        }

        return found;
    }

    private static void Reach(
        INamedTypeSymbol holder, AttributeData contract, Dictionary<INamedTypeSymbol, AttributeData> found, Func<ISymbol, bool> isHeld)
    {
        foreach (var held in HeldTypes.OfMembers(holder, isHeld).SelectMany(HeldTypes.NamedIn))
        {
            if (SymbolEqualityComparer.Default.Equals(held.ContainingAssembly, holder.ContainingAssembly) && !found.ContainsKey(held) && IsTuple(held))
            {
                found.Add(held, contract);
                Reach(held, contract, found, IsPublic);
            }
        }
    }

    /// <summary>Follows the rule of protobuf-net (MetaType.ResolveTupleConstructor) for types without a base class.</summary>
    private static bool IsTuple(INamedTypeSymbol type)
    {
        if (type is not { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct, BaseType.SpecialType: not SpecialType.None })
        {
            return false;
        }

        var members = type.GetMembers().Where(IsPublic).ToList();
        var mayBeSet = type.Name.IndexOf("Tuple", StringComparison.OrdinalIgnoreCase) >= 0;
        return members.Count > 0
            && members.TrueForAll(member => mayBeSet || IsReadOnly(member))
            && type.InstanceConstructors.Count(constructor => constructor.DeclaredAccessibility == Accessibility.Public
                && constructor.Parameters.Length == members.Count
                && constructor.Parameters.All(parameter => members.Exists(member => IsSame(parameter, member)))) == 1;
    }

    private static bool IsPublic(ISymbol member) => member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public }
        and (IFieldSymbol or IPropertySymbol { IsIndexer: false });

    private static bool IsReadOnly(ISymbol member) => member is IFieldSymbol { IsReadOnly: true }
        or IPropertySymbol { SetMethod: null or { IsInitOnly: true } or { DeclaredAccessibility: not Accessibility.Public } };

    private static bool IsSame(IParameterSymbol parameter, ISymbol member) =>
        string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase)
        && SymbolEqualityComparer.Default.Equals(parameter.Type, (member as IFieldSymbol)?.Type ?? ((IPropertySymbol)member).Type);
}
