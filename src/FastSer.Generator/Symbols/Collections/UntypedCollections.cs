using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Collections;

/// <summary>Finds collections without a type argument: those of the framework, and classes that implement <c>IList</c> or <c>IDictionary</c>.</summary>
internal static class UntypedCollections
{
    public static CollectionType? Find(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Interface) || type.IsStatic || type.IsAnnotated() || ElementOf(type) is not { } element)
        {
            return null;
        }

        return RowOf(type) is not { } row ? null : new CollectionType(row, row.Form == CollectionForm.Map ? [element, element] : [element]);
    }

    private static CollectionRow? RowOf(INamedTypeSymbol type)
    {
        if (!type.IsGenericType && CollectionTable.FindUntyped(KnownTypes.NameOf(type)) is { } row)
        {
            return row;
        }

        if (type is not { TypeKind: TypeKind.Class, IsAbstract: false, SpecialType: SpecialType.None } || !HasConstructor(type))
        {
            return null;
        }

        return Implements(type, "System.Collections.IDictionary") ? CollectionTable.CustomUntyped(isMap: true)
            : Implements(type, "System.Collections.IList") ? CollectionTable.CustomUntyped(isMap: false)
            : null;
    }

    private static bool HasConstructor(INamedTypeSymbol type) => !RequiredMembers.NotIn(type, []).Any() && type.InstanceConstructors.Any(
        static constructor => constructor is { Parameters.IsEmpty: true, DeclaredAccessibility: Accessibility.Public });

    private static bool Implements(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Any(implemented => !implemented.IsGenericType && implemented.Is(name));

    /// <summary>Returns the symbol of object, if a type enumerates object and nothing else.</summary>
    private static ITypeSymbol? ElementOf(INamedTypeSymbol type)
    {
        INamedTypeSymbol? found = null;
        foreach (var sequence in type.AllInterfaces.Append(type))
        {
            if (sequence.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T)
            {
                return null;
            }

            found = sequence.SpecialType == SpecialType.System_Collections_IEnumerable ? sequence : found;
        }

        return found?.GetMembers("GetEnumerator") is [IMethodSymbol { ReturnType: var enumerator }]
            && enumerator.GetMembers("Current") is [IPropertySymbol { Type: { SpecialType: SpecialType.System_Object } item }]
            ? item.WithNullableAnnotation(NullableAnnotation.None)
            : null;
    }
}
