using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Says why a type that looks like a collection is none that can be stored, and what to use instead.</summary>
internal static class UnsupportedCollections
{
    public static string? WhyNot(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Delegate)
        {
            return "a delegate is code and not data; mark the member [FastSerIgnore]";
        }

        if (Is(type, "System.Collections.Generic.IAsyncEnumerable"))
        {
            return "its elements come one after the other while others wait; store them in a List<T>";
        }

        if (type.IsAnnotated() || type.SpecialType == SpecialType.System_String)
        {
            return null;
        }

        if (CollectionTypes.ItemsOf(type) is not null && type is { TypeKind: TypeKind.Class, IsAbstract: false })
        {
            return "a collection needs a public constructor without parameters or with one 'int capacity'; "
                + "add one, or use a collection of the framework";
        }

        return Is(type, "System.Collections.IEnumerable") && !Is(type, "System.Collections.Generic.IEnumerable")
            ? "the type of its elements is not known at build time; use a generic collection such as List<T>"
            : null;
    }

    private static bool Is(INamedTypeSymbol type, string name) =>
        type.Is(name) || type.AllInterfaces.Any(implemented => implemented.Is(name));
}
