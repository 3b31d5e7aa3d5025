using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Says which types <c>[assembly: FastSerExternal]</c> can name.</summary>
internal static class ExternalRules
{
    /// <summary>Why no code can stand beside the type, or null.</summary>
    public static string? GetMismatch(ITypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        _ when BuiltInForms.Has(type) || CollectionTypes.IsKnown(type) => "it has a built-in encoding; remove the attribute",
        INamedTypeSymbol named => GetMismatch(named, assembly),
        _ => "it is not a class or struct",
    };

    private static string? GetMismatch(INamedTypeSymbol type, IAssemblySymbol assembly) => type switch
    {
        _ when type.IsOpen() => "it has type parameters without arguments; name each type that is serialized",
        _ when FSharpUnions.UnionOfCase(type) is { } union => $"it is a case of the F# union '{TypeNames.Short(union)}'; name the union",
        _ when FSharpUnions.Is(type) && FSharpUnions.GetFault(type) is { } fault => fault,
        { TypeKind: TypeKind.Interface } or { IsAbstract: true, IsStatic: false, TypeKind: TypeKind.Class } when !FSharpUnions.Is(type) =>
            "it has no values of its own; name its derived types instead, and list these on members with [FastSerUnion(tag, typeof(...))]",
        { TypeKind: not (TypeKind.Class or TypeKind.Struct) } or { IsStatic: true } or { SpecialType: not SpecialType.None } =>
            "it is not a class or struct that contains data",
        { IsRefLikeType: true } => "a ref struct cannot be stored",
        _ when type.IsAnnotated() => "it has [FastSerType] and therefore its own code; remove the attribute",
        _ when type.FindFormatter() is not null => "it has a [FastSerFormatter], which replaces the generated code; keep only one of the attributes",
        _ when SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) =>
            $"it belongs to this assembly; mark it with [FastSerType] and declare it partial",
        _ when type.IsInlineArray() => "only the first element of an inline array has a name",
        _ when AnnotatedCollections.CollectionOf(type) is not null =>
            "it is a collection, and its elements are not members; remove the attribute, or declare a [FastSerSurrogate]",
        _ when !TypeAccess.IsNameable(type, assembly) => "it, or one of its type arguments, is not accessible to generated code; make it internal",
        _ => null,
    };

    /// <summary>An assembly that this one refers to, and that says something else of the type.</summary>
    public static IAssemblySymbol? FindOther(ExternalDeclaration declaration, Compilation compilation) =>
        compilation.SourceModule.ReferencedAssemblySymbols.FirstOrDefault(other =>
            other.Modules.Any(static module => module.ReferencedAssemblies.Any(static reference => reference.Name == "FastSer"))
            && ExternalDeclaration.In(other).Any(theirs =>
                SymbolEqualityComparer.Default.Equals(theirs.Type, declaration.Type) && !theirs.Agrees(declaration)));
}
