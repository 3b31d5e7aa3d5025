using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Says why a type that looks like a collection is none that can be stored, and what to use instead.</summary>
internal static class UnsupportedCollections
{
    /// <summary>Of a collection without a type argument, and without a declared set.</summary>
    public const string Untyped = "the type of its elements is not known at build time; use a generic collection such as List<T>";

    /// <summary>What can be done about it at a member.</summary>
    public const string UntypedAdvice = ", or name the types of its elements with [FastSerUnion(tag, typeof(...))]";

    public static string? GetUnsupportedReason(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Delegate)
        {
            return "a delegate is code, not data";
        }

        if (Is(type, "System.Collections.Generic.IAsyncEnumerable"))
        {
            return "its elements are produced asynchronously; store them in a List<T>";
        }

        if (type.IsAnnotated() || type.SpecialType == SpecialType.System_String)
        {
            return null;
        }

        if (Is(type, "System.Collections.IEnumerable") && !Is(type, "System.Collections.Generic.IEnumerable"))
        {
            return "it has no type argument, and FastSer cannot fill it: it is neither ArrayList, Queue, Stack, Hashtable or SortedList, nor a class that "
                + "implements IList or IDictionary and has a public constructor without parameters; use a generic collection such as List<T>";
        }

        if (type.IsValueType && (Is(type, "System.Collections.Generic.IDictionary") || Is(type, "System.Collections.Generic.IReadOnlyDictionary")))
        {
            return "a dictionary that is a struct needs a public constructor that takes its entries, such as 'IDictionary<TKey, TValue> items', or, if it "
                + "implements IDictionary<TKey, TValue>, one without parameters; add one, or use a collection of the framework";
        }

        return AnnotatedCollections.CollectionOf(type) is null ? null : type switch
        {
            { IsAbstract: true } => "an abstract collection cannot be created; use a class that derives from it, or a collection of the framework",
            { IsValueType: true } => "a collection that is a struct needs [CollectionBuilder] with a public method, or a public constructor that "
                + "takes its elements, such as 'IEnumerable<T> items'; add one, or use a collection of the framework",
            _ when CollectionTypes.ItemsOf(type) is null =>
                "a collection must implement ICollection<T> for one T; do so, or use a collection of the framework such as List<T>",
            _ => "a collection needs a public constructor without parameters, with one 'int capacity', or with its elements, such as "
                + "'IEnumerable<T> items', or [CollectionBuilder] with a public method; add one, or use a collection of the framework",
        };
    }

    private static bool Is(INamedTypeSymbol type, string name) =>
        type.Is(name) || type.AllInterfaces.Any(implemented => implemented.Is(name));
}
