using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The classes of an assembly by the class that they derive from directly.</summary>
internal sealed class DerivedTypes(IAssemblySymbol assembly)
{
    private ILookup<ISymbol, INamedTypeSymbol>? _types;

    /// <summary>The definitions of the classes that derive from a class, which is named by its definition.</summary>
    public IEnumerable<INamedTypeSymbol> Of(INamedTypeSymbol type) => (_types ??= ClassesOf(assembly)
        .ToLookup(static derived => (ISymbol)derived.BaseType!.OriginalDefinition, SymbolEqualityComparer.Default))[type];

    /// <summary>The classes of an assembly that derive from others than <c>object</c>, nested ones too.</summary>
    public static IEnumerable<INamedTypeSymbol> ClassesOf(IAssemblySymbol assembly) => HeldTypes.In(assembly.GlobalNamespace)
        .Where(static type => type is { TypeKind: TypeKind.Class, BaseType.SpecialType: SpecialType.None });
}
