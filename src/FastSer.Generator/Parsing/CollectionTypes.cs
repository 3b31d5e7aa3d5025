using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>A collection type: its row of the table and the types of its items.</summary>
internal sealed record CollectionType(CollectionKind Kind, IReadOnlyList<ITypeSymbol> Items);

/// <summary>Finds out whether and how a type is a collection: the framework's by the table, others by their interfaces.</summary>
internal static class CollectionTypes
{
    private const string Generic = "global::System.Collections.Generic.";

    public static CollectionType? Find(INamedTypeSymbol type) =>
        CollectionKinds.Find(type) is { } kind ? new CollectionType(kind, type.TypeArguments) : FindCustom(type);

    /// <summary>The types inside a collection or tuple.</summary>
    public static IEnumerable<ITypeSymbol> ContentsOf(INamedTypeSymbol type) => Find(type)?.Items ?? type.TypeArguments;

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
        SingleArguments(type, "System.Collections.Generic.IDictionary", 2)
        ?? SingleArguments(type, "System.Collections.Generic.ICollection", 1);

    /// <summary>The collection of the framework that a type derives from.</summary>
    public static INamedTypeSymbol? BaseCollectionOf(INamedTypeSymbol type)
    {
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            if (KnownTypes.NameOf(level).StartsWith("System.Collections.", StringComparison.Ordinal))
            {
                return level;
            }
        }

        return null;
    }

    private static CollectionType? FindCustom(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Class, IsAbstract: false, IsStatic: false }
            || type.SpecialType != SpecialType.None
            || type.IsAnnotated()
            || ItemsOf(type) is not { } items
            || ConstructorOf(type) is not { } constructor)
        {
            return null;
        }

        var create = constructor.Parameters.IsEmpty ? "new {type}()" : "new {type}(count)";
        return new CollectionType(items.Count == 2 ? Map(create) : Sequence(type, create), items);
    }

    private static CollectionKind Map(string create) => new()
    {
        Wire = WireKind.Map,
        Model = new()
        {
            HasForeignCount = true,
            Source = $"((global::System.Collections.Generic.IEnumerable<{Generic}KeyValuePair<{{0}}, {{1}}>>)items)",
            Count = $"((global::System.Collections.Generic.ICollection<{Generic}KeyValuePair<{{0}}, {{1}}>>)items).Count",
            Create = create,
            Add = $"reader.AddUnique(({Generic}IDictionary<{{0}}, {{1}}>)items, {{key}}, {{value}});",
        },
    };

    private static CollectionKind Sequence(INamedTypeSymbol type, string create) => new()
    {
        Wire = WireKind.Sequence,
        Model = new()
        {
            HasForeignCount = true,
            Span = DerivesFromList(type) ? "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items)" : null,
            Source = $"(({Generic}IEnumerable<{{0}}>)items)",
            Count = $"(({Generic}ICollection<{{0}}>)items).Count",
            Create = create,
            Add = SingleArguments(type, "System.Collections.Generic.ISet", 1) is null
                ? $"(({Generic}ICollection<{{0}}>)items).Add({{value}});"
                : $"reader.AddUnique(({Generic}ISet<{{0}}>)items, {{value}});",
        },
    };

    private static bool DerivesFromList(INamedTypeSymbol type)
    {
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            if (level.Is("System.Collections.Generic.List"))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Of an interface that is implemented for exactly one set of arguments.</summary>
    private static IReadOnlyList<ITypeSymbol>? SingleArguments(INamedTypeSymbol type, string name, int arity)
    {
        var found = type.AllInterfaces.Where(candidate => candidate.Arity == arity && candidate.Is(name)).ToList();
        return found.Count == 1 ? found[0].TypeArguments : null;
    }
}
