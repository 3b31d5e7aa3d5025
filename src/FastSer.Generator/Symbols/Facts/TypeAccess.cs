using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Says which types any code of an assembly can name.</summary>
internal static class TypeAccess
{
    public static bool IsNameable(ITypeSymbol type, IAssemblySymbol assembly)
    {
        if (type is IArrayTypeSymbol array)
        {
            return IsNameable(array.ElementType, assembly);
        }

        // Type parameters stand for types in their own declaration only.
        var level = type as INamedTypeSymbol;
        if (level is null)
        {
            return false;
        }

        for (; level is not null; level = level.ContainingType)
        {
            if (!IsVisible(level, assembly) || !level.TypeArguments.All(argument => IsNameable(argument, assembly)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>A type, of those that the name of the type consists of, that only its own file can name.</summary>
    public static INamedTypeSymbol? FindFileLocal(ITypeSymbol type) =>
        HeldTypes.PartsOf(type).OfType<INamedTypeSymbol>().FirstOrDefault(static part => part.IsFileLocal);

    private static bool IsVisible(INamedTypeSymbol type, IAssemblySymbol assembly) => !type.IsFileLocal && type.DeclaredAccessibility switch
    {
        Accessibility.Public or Accessibility.Internal => true,
        Accessibility.ProtectedOrInternal => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly),
        _ => false,
    };
}
