using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>Says of which types <c>[assembly: FastSerUnion]</c> can name the cases.</summary>
internal static class AssemblyUnionRules
{
    /// <summary>Why the assembly cannot declare cases of the type, or null.</summary>
    public static string? GetMismatch(ITypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { SpecialType: SpecialType.System_Object } => "the attribute for object members has no first argument; remove it",
        _ when BuiltInForms.Has(type) => "it has a form of its own; remove the attribute",
        INamedTypeSymbol named => GetMismatch(named, assembly),
        _ => "it is no class or interface",
    };

    private static string? GetMismatch(INamedTypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { TypeKind: not (TypeKind.Class or TypeKind.Interface) } or { IsStatic: true } or { SpecialType: not SpecialType.None } =>
            "it is no class or interface of yours",
        { IsSealed: true } => "it is sealed, so no type derives from it",
        _ when ExtensionTypes.FormatterOf(type) is not null => "it has a [FastSerFormatter], which does all the work; keep one of them",
        _ when AssemblyUnions.IsOwnUnion(type, assembly) => WireTypeFactory.IsGeneric(type) && !IsOpen(type)
            ? "it is annotated; name it without type arguments, as the cases of all its forms are the same"
            : null,
        _ when IsOpen(type) => "it has type parameters without arguments; name each closed type",
        _ when type.IsAnnotated() && (type.IsUnion() || !type.IsAbstract) =>
            $"its assembly '{type.ContainingAssembly.Name}' has written code for it, which would not know these types; name the types on members",
        _ when !TypeAccess.IsNameable(type, assembly) => "it, or one of its type arguments, is not visible to generated code; make it internal",
        _ => null,
    };

    private static bool IsOpen(INamedTypeSymbol type) => type.IsUnboundGenericType || type.IsDefinition && WireTypeFactory.IsGeneric(type);
}
