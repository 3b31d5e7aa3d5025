using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The names that emitted code uses for a type.</summary>
internal static class TypeNames
{
    private static readonly SymbolDisplayFormat s_full = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMiscellaneousOptions(
            SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers
            | SymbolDisplayMiscellaneousOptions.UseSpecialTypes
            | SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    private static readonly SymbolDisplayFormat s_namespace =
        SymbolDisplayFormat.FullyQualifiedFormat.WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted);

    private static readonly SymbolDisplayFormat s_self = new(
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers);

    private static readonly SymbolDisplayFormat s_display = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters);

    /// <summary>
    /// <c>global::Shop.Order</c>, <c>int</c>, <c>Legacy::Shop.Order</c> of a reference with an alias: tuples as ValueTuple, no nullable annotations.
    /// </summary>
    public static string Full(ITypeSymbol type) => ReferenceAliases.Format(type, s_full);

    /// <summary>The full name that a type has in all assemblies, whatever their references are called.</summary>
    public static string Global(ITypeSymbol type) => type.ToDisplayString(s_full);

    /// <summary><c>Shop.Orders</c>, keywords escaped.</summary>
    public static string Of(INamespaceSymbol space) => space.ToDisplayString(s_namespace);

    /// <summary><c>Shop.Outer+Order`1</c>: the name by which a compilation finds the type.</summary>
    public static string Metadata(INamedTypeSymbol type) => type.ContainingType is { } containing
        ? $"{Metadata(containing)}+{type.MetadataName}"
        : type.ContainingNamespace.IsGlobalNamespace
            ? type.MetadataName
            : $"{type.ContainingNamespace.ToDisplayString()}.{type.MetadataName}";

    /// <summary><c>Order</c>, <c>Box&lt;T&gt;</c>: the name in the type's declaration.</summary>
    public static string Declared(INamedTypeSymbol type) => type.ToDisplayString(s_self);

    /// <summary>The name inside the type's declaration: the full one where the emitted file gives the other to a namespace.</summary>
    public static string Self(INamedTypeSymbol type) => FileHead.HasShortName(type.Name) ? Full(type) : Declared(type);

    /// <summary><c>Shop.Order</c>: the name in messages.</summary>
    public static string Display(INamedTypeSymbol type) => type.ToDisplayString(s_display);

    /// <summary>The name of an external type in a schema lock: each closed form of a generic one has code, and a section, of its own.</summary>
    public static string Closed(INamedTypeSymbol type) => Display(type).Replace(" ", "");

    /// <summary><c>Order</c>, <c>List&lt;int&gt;</c>: the name in diagnostics.</summary>
    public static string Short(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);

    /// <summary><c>Shop.Order</c>, <c>Shop.Box&lt;T&gt;</c>: the name in a schema lock, the same for every closed form.</summary>
    public static string Schema(INamedTypeSymbol type)
    {
        var name = Display(type.OriginalDefinition).Replace(" ", "");
        var parameters = type.TypeParameters.Length == 0 ? "" : name.Substring(name.LastIndexOf('<'));
        return Former(type) is { } former
            ? name.Substring(0, name.Length - parameters.Length - type.Name.Length) + former + parameters
            : name;
    }

    /// <summary>The name that a member or type had before it was renamed, if that is declared.</summary>
    public static string? Former(ISymbol symbol) =>
        symbol.FindAttribute(KnownTypes.FormerNameAttribute) is { ConstructorArguments: [{ Value: string { Length: > 0 } name }] } ? name : null;

    /// <summary>A collection in a helper's name: <c>QueueOfInt32</c>, <c>SortedListOfStringToOrder</c>.</summary>
    public static string ForHelper(INamedTypeSymbol type, IReadOnlyList<WireType> items) =>
        type.Name + (type.IsGenericType ? "Of" + string.Join("To", items.Select(static item => item.Name)) : "");

    /// <summary>An annotated or enum type in a helper's name: <c>Order</c>, <c>BoxOfInt32</c>.</summary>
    public static string ForHelper(ITypeSymbol type)
    {
        var name = new StringBuilder(type.Name);
        if (type is INamedTypeSymbol { TypeArguments.Length: > 0 } named)
        {
            name.Append("Of").Append(string.Join("And", named.TypeArguments.Select(ForHelper)));
        }
        else if (type is IArrayTypeSymbol array)
        {
            name.Append(ForHelper(array.ElementType)).Append("Array");
        }

        return name.ToString();
    }

    /// <summary>The namespace of generated types that belong to no user type.</summary>
    public static string GeneratedNamespace(string? assemblyName)
    {
        var name = string.Concat((assemblyName ?? "Assembly").Select(static character =>
            SyntaxFacts.IsIdentifierPartCharacter(character) ? character : '_'));
        name = name == assemblyName ? name : ShortName.Of(name, int.MaxValue, assemblyName);
        var isIdentifier = name.Length > 0 && SyntaxFacts.IsIdentifierStartCharacter(name[0])
            && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None;
        return $"FastSer.Generated.{(isIdentifier ? "" : "_")}{name}";
    }
}
