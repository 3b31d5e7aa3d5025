using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>
/// Checks explicit targets of attributes. Where a declaration has no such target, the compiler only warns and drops the
/// attribute, so that no symbol has it.
/// </summary>
internal static class AttributeTargetRules
{
    private const string Dropped = "the compiler drops it here; write [{0}]";

    /// <summary>
    /// Why attributes of FastSer have no effect with this target, with a place for the name; null where they have one, and where the
    /// compiler rejects them by their usage.
    /// </summary>
    public static string? GetFault(AttributeListSyntax list, INamedTypeSymbol type) => (list.Parent, list.Target!.Identifier.ValueText) switch
    {
        (_, "assembly" or "module") or (IncompleteMemberSyntax, _) => null,
        (ParameterSyntax parameter, var target) => IsOfRecord(parameter) ? GetPositionalFault(target, parameter, type)
            : target == "param" ? null : "the compiler drops it here; a parameter is not serialized",
        (PropertyDeclarationSyntax, "field") => "the field behind a property is not looked at; write [{0}]",
        (EventFieldDeclarationSyntax or EventDeclarationSyntax, var target) => target is "event" or "method" ? null : "events are not serialized",
        (BasePropertyDeclarationSyntax, "property") or (FieldDeclarationSyntax or EnumMemberDeclarationSyntax, "field") => null,
        (BaseMethodDeclarationSyntax, "method" or "return") or (AccessorDeclarationSyntax, "method" or "return" or "param") => null,
        (DelegateDeclarationSyntax, "type" or "return") or (TypeParameterSyntax, "typevar") or (BaseTypeDeclarationSyntax, "type") => null,
        (TypeDeclarationSyntax { ParameterList: not null }, "method") => null,
        (TypeDeclarationSyntax, "method") => "the compiler drops it, because the type has no primary constructor",
        _ => Dropped,
    };

    /// <summary>The element that has the attribute.</summary>
    public static string OwnerOf(AttributeListSyntax list, string type) => list.Parent switch
    {
        ParameterSyntax parameter => parameter.Identifier.ValueText,
        PropertyDeclarationSyntax property => property.Identifier.ValueText,
        BaseFieldDeclarationSyntax field => field.Declaration.Variables.FirstOrDefault()?.Identifier.ValueText ?? "",
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        EventDeclarationSyntax declaration => declaration.Identifier.ValueText,
        EnumMemberDeclarationSyntax value => value.Identifier.ValueText,
        TypeParameterSyntax parameter => parameter.Identifier.ValueText,
        AccessorDeclarationSyntax accessor => accessor.Keyword.ValueText,
        IndexerDeclarationSyntax => "this",
        _ => type,
    };

    private static bool IsDeclaredBy(ISymbol member, ParameterSyntax parameter) =>
        member.DeclaringSyntaxReferences.Any(reference => reference.SyntaxTree == parameter.SyntaxTree && reference.Span == parameter.Span);

    private static bool IsOfRecord(ParameterSyntax parameter) => parameter.Parent?.Parent is RecordDeclarationSyntax;

    private static string? GetPositionalFault(string target, ParameterSyntax parameter, INamedTypeSymbol type) => target switch
    {
        "param" => null,
        "property" or "field" when !type.GetMembers(parameter.Identifier.ValueText).Any(member => IsDeclaredBy(member, parameter)) =>
            "the property is declared elsewhere; write [{0}] there",
        "property" => null,
        "field" => "the field behind a property is not looked at; write [property: {0}]",
        _ => "the compiler drops it here; write [property: {0}]",
    };
}
