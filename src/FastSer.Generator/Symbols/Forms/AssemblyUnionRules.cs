using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Says of which types <c>[assembly: FastSerUnion]</c> can name the cases.</summary>
internal static class AssemblyUnionRules
{
    /// <summary>Why the assembly cannot declare cases of the type, or null.</summary>
    public static string? GetMismatch(ITypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { SpecialType: SpecialType.System_Object } => "the attribute for object members has no first argument; remove it",
        _ when BuiltInForms.Has(type) => "it has a built-in encoding; remove the attribute",
        INamedTypeSymbol named => GetMismatch(named, assembly),
        _ => "it is not a class or interface",
    };

    private static string? GetMismatch(INamedTypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        { TypeKind: not (TypeKind.Class or TypeKind.Interface) } or { IsStatic: true } or { SpecialType: not SpecialType.None } =>
            "it is not a class or interface that you can declare as a union",
        { IsSealed: true } => "it is sealed, so no type derives from it",
        _ when type.FindFormatter() is not null => "it has a [FastSerFormatter], which replaces the generated code; keep only one of the attributes",
        _ when AssemblyUnions.IsOwnUnion(type, assembly) => type.HasParameters() && !IsOpen(type)
            ? "it is annotated, so all its closed types have the same cases: name it without type arguments if the case derives from every form of it; else give it "
                + "a base class or interface without type parameters, and name the case there"
            : null,
        _ when IsOpen(type) => "it has type parameters without arguments; name each closed type",
        _ when type.IsAnnotated() && (type.IsUnion() || !type.IsAbstract) =>
            $"its assembly '{type.ContainingAssembly.Name}' contains its generated code, which does not know these types; name the types on members",
        _ when !TypeAccess.IsNameable(type, assembly) => "it, or one of its type arguments, is not accessible to generated code; make it internal",
        _ => null,
    };

    /// <summary>Returns the cases that the attributes of this assembly declare for a type, by ascending tags; null where they declare none.</summary>
    public static DeclaredSet? FindSet(this AssemblyUnions unions, INamedTypeSymbol type, IAssemblySymbol assembly) =>
        unions.CasesOf(type) is { } cases && GetMismatch(type, assembly) is null && !AssemblyUnions.IsOwnUnion(type, assembly)
            ? new DeclaredSet([.. cases.OrderBy(static item => item.Tag)], isOfAssembly: false)
            : null;

    private static bool IsOpen(INamedTypeSymbol type) => type.IsUnboundGenericType || type.IsDefinition && type.HasParameters();
}
