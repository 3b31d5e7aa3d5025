using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Says why a type that looks like a collection is none that can be stored, and what to use instead.</summary>
internal static class UnsupportedCollections
{
    public static string? GetUnsupportedReason(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Delegate)
        {
            return "a delegate is code and not data";
        }

        if (Is(type, "System.Collections.Generic.IAsyncEnumerable"))
        {
            return "its elements come one after the other while others wait; store them in a List<T>";
        }

        if (type.IsAnnotated() || type.SpecialType == SpecialType.System_String)
        {
            return null;
        }

        if (Is(type, "System.Collections.IEnumerable") && !Is(type, "System.Collections.Generic.IEnumerable"))
        {
            return "the type of its elements is not known at build time; use a generic collection such as List<T>";
        }

        return AnnotatedCollections.CollectionOf(type) is null ? null : type switch
        {
            { IsAbstract: true } => "an abstract collection cannot be made; use a class that derives from it, or a collection of the framework",
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
