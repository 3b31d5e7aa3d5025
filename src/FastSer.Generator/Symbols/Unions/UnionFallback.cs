using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>Finds the class that holds values of a Tolerant union whose types only another version names, and says where there can be none.</summary>
internal sealed class UnionFallback(INamedTypeSymbol union, Compilation compilation, Action<DiagnosticInfo> report)
{
    /// <summary>The class that the attribute of a union names; null without one.</summary>
    public static INamedTypeSymbol? TypeOf(INamedTypeSymbol union) =>
        union.FindAttribute(KnownTypes.FallbackAttribute)?.ConstructorArguments.FirstOrDefault().Value as INamedTypeSymbol;

    /// <returns>The name of the class; null without one, and where it is reported.</returns>
    public string? Parse()
    {
        if (union.FindAttribute(KnownTypes.FallbackAttribute) is not { ConstructorArguments: [var argument] } attribute
            || argument.Value is IErrorTypeSymbol)
        {
            return null;
        }

        var type = UnionCases.Close(argument.Value as ITypeSymbol, union);
        if (GetFault(type) is not { } fault)
        {
            return TypeNames.Full(type!);
        }

        report(DiagnosticInfo.Create(
            Descriptors.FallbackMustBePossible, attribute.FindLocation() ?? KnownTypes.LocationOf(union), union.Name,
            (argument.Value as ITypeSymbol)?.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat) ?? "null", fault));
        return null;
    }

    private string? GetFault(INamedTypeSymbol? type)
    {
        var name = type?.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);
        return type switch
        {
            _ when !union.IsUnion() && !LanguageUnions.Is(union) => "the type has no [FastSerUnion(tag, typeof(...))]",
            _ when !union.IsTolerant() => "its format stores no length after a tag, so a reader cannot skip the value of an unknown type; "
                + "set Format = WireFormat.Tolerant",
            not { TypeKind: TypeKind.Class, IsAbstract: false } => "it is not a class that can be instantiated",
            _ when !CaseArguments.ConstraintsAgree(type) => "its type arguments do not match those of the union",
            _ when LanguageUnions.Is(union) && !UnionCases.HeldBy(union).Contains(type, SymbolEqualityComparer.Default) => $"it is no case of '{union.Name}'",
            _ when !LanguageUnions.Is(union) && !UnionCases.Converts(compilation, type, union) || SymbolEqualityComparer.Default.Equals(type, union) =>
                $"it does not derive from '{union.Name}'",
            _ when TypeAccess.FindFileLocal(type) is { } local => TypeFault.FileLocal(local).FormatForPlace(),
            _ when !type.Implements(KnownTypes.FallbackInterface, type) => $"it does not implement IFastSerFallback<{name}>",
            _ when UnionCases.LeavesOf(union).Contains(type, SymbolEqualityComparer.Default) => "it also has a tag; remove the tag or [FastSerFallback]",
            _ when UnionCases.TypesOf(union).FirstOrDefault(other => other.IsUnion() && !SymbolEqualityComparer.Default.Equals(other, union)
                && UnionCases.Converts(compilation, type, other)) is { } inner =>
                $"it is a '{inner.Name}', which is itself a union; put [FastSerFallback] on '{inner.Name}', or derive only from '{union.Name}'",
            _ => null,
        };
    }
}
