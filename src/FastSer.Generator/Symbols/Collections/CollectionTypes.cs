using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Finds out whether and how a type is a collection: the framework's by the table, others by their interfaces.</summary>
internal static class CollectionTypes
{
    /// <summary>The rows of generic types, as long as those live: their names would be made again and again.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, StrongBox<CollectionRow?>> s_rows = new();

    public static CollectionType? Find(INamedTypeSymbol type) => FindKnown(type) is { } row
        ? new CollectionType(row, type.TypeArguments)
        : FindCustom(type) ?? UntypedCollections.Find(type);

    /// <summary>The table has a row for the type: a generic collection of the framework or of F#.</summary>
    public static bool IsKnown(ITypeSymbol type) => type is INamedTypeSymbol named && FindKnown(named) is not null;

    /// <summary>The types inside a collection or tuple.</summary>
    public static IEnumerable<ITypeSymbol> ContentsOf(INamedTypeSymbol type) => Find(type)?.Items ?? type.TypeArguments;

    /// <summary>A collection of the framework that nobody can change.</summary>
    public static bool IsFixed(INamedTypeSymbol type) => CollectionTable.IsFixed(KnownTypes.NameOf(type));

    /// <summary>The constructor that reading calls; null where there is none.</summary>
    public static IMethodSymbol? ConstructorOf(INamedTypeSymbol type)
    {
        var constructors = type.InstanceConstructors.Where(static constructor => constructor.DeclaredAccessibility == Accessibility.Public);
        return constructors.FirstOrDefault(static constructor => constructor.Parameters is
                [{ Name: "capacity", Type.SpecialType: SpecialType.System_Int32 }])
            ?? constructors.FirstOrDefault(static constructor => constructor.Parameters.IsEmpty);
    }

    /// <summary>The types of the items of <c>ICollection&lt;T&gt;</c> or <c>IDictionary&lt;TKey, TValue&gt;</c>.</summary>
    public static IReadOnlyList<ITypeSymbol>? ItemsOf(INamedTypeSymbol type) =>
        type.ArgumentsOf("System.Collections.Generic.IDictionary", 2)
        ?? type.ArgumentsOf("System.Collections.Generic.ICollection", 1);

    /// <summary>A type that is stored by its elements where it has no annotation.</summary>
    public static bool CanBeStored(INamedTypeSymbol type) => CanBeFilled(type) || CustomMakers.Find(type) is not null;

    /// <summary>A class whose elements are added to an empty one.</summary>
    private static bool CanBeFilled(INamedTypeSymbol type) => type is { TypeKind: TypeKind.Class, IsAbstract: false, IsStatic: false }
        && type.SpecialType == SpecialType.None
        && ItemsOf(type) is not null
        && ConstructorOf(type) is not null;

    private static CollectionRow? FindKnown(INamedTypeSymbol type) => type.IsGenericType && CollectionTable.Knows(type.Name)
        ? s_rows.GetValue(type.OriginalDefinition, FindRow).Value
        : null;

    private static StrongBox<CollectionRow?> FindRow(INamedTypeSymbol definition) =>
        new(CollectionTable.Find(KnownTypes.NameOf(definition), definition.Arity));

    private static CollectionType? FindCustom(INamedTypeSymbol type)
    {
        if (type.IsAnnotated())
        {
            return null;
        }

        if (!CanBeFilled(type))
        {
            return CustomMakers.Find(type);
        }

        var items = ItemsOf(type)!;
        var takesCapacity = !ConstructorOf(type)!.Parameters.IsEmpty;
        var row = items.Count == 2
            ? CollectionTable.CustomMap(takesCapacity)
            : CollectionTable.CustomSequence(
                takesCapacity, type.BaseType.HasLevel(static level => level.Is("System.Collections.Generic.List")),
                type.ArgumentsOf("System.Collections.Generic.ISet", 1) is not null);
        return new CollectionType(row, items);
    }
}
