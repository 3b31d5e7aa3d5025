using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Says why a type that looks like a collection is none that can be stored, and what to use instead.</summary>
internal static class UnsupportedCollections
{
    private const string UseGeneric = "use a generic collection such as List<T>";
    private const string UseFramework = "use a collection of the framework";

    /// <summary>Of a collection without a type argument, and without a declared set.</summary>
    public static TypeFault Untyped { get; } = new("the type of its elements is not known at build time")
    {
        Instead = [UseGeneric], AtMember = ["name the types of its elements with [FastSerUnion(tag, typeof(...))]"],
    };

    public static TypeFault? FaultOf(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Delegate)
        {
            return new("a delegate is code, not data") { IsFinal = true };
        }

        if (Is(type, "System.Collections.Generic.IAsyncEnumerable"))
        {
            return new("its elements are produced asynchronously") { Instead = ["store them in a List<T>"] };
        }

        if (type.IsAnnotated() || type.SpecialType == SpecialType.System_String)
        {
            return null;
        }

        if (Is(type, "System.Collections.IEnumerable") && !Is(type, "System.Collections.Generic.IEnumerable"))
        {
            return new("it has no type argument, and FastSer cannot fill it: it is neither ArrayList, Queue, Stack, Hashtable or SortedList, nor a class that "
                + "implements IList or IDictionary and has a public constructor without parameters") { Instead = [UseGeneric] };
        }

        if (type.IsValueType && (Is(type, "System.Collections.Generic.IDictionary") || Is(type, "System.Collections.Generic.IReadOnlyDictionary")))
        {
            return new("a dictionary that is a struct needs a public constructor that takes its entries, such as 'IDictionary<TKey, TValue> items', "
                + "or, if it implements IDictionary<TKey, TValue>, one without parameters") { ForType = RemedyFor(type, "add one"), Instead = [UseFramework] };
        }

        return AnnotatedCollections.CollectionOf(type) is null ? null : type switch
        {
            { IsAbstract: true } => new("an abstract collection cannot be created") { Instead = ["use a class that derives from it", UseFramework] },
            { IsValueType: true } => new("a collection that is a struct needs [CollectionBuilder] with a public method, or a public constructor that "
                + "takes its elements, such as 'IEnumerable<T> items'") { ForType = RemedyFor(type, "add one"), Instead = [UseFramework] },
            _ when CollectionTypes.ItemsOf(type) is null => new("a collection must implement ICollection<T> for one T")
            {
                ForType = RemedyFor(type, "do so"), Instead = [UseFramework + " such as List<T>"],
            },
            _ => new("a collection needs a public constructor without parameters, with one 'int capacity', or with its elements, such as "
                + "'IEnumerable<T> items', or [CollectionBuilder] with a public method") { ForType = RemedyFor(type, "add one"), Instead = [UseFramework] },
        };
    }

    /// <summary>Returns the advice to add a missing part to a type, where its source is at hand.</summary>
    private static string[] RemedyFor(INamedTypeSymbol type, string remedy) =>
        type.Locations.Any(static location => location.IsInSource) ? [remedy] : [];

    private static bool Is(INamedTypeSymbol type, string name) =>
        type.Is(name) || type.AllInterfaces.Any(implemented => implemented.Is(name));
}
