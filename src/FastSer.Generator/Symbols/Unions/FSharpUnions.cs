using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>A case of an F# union.</summary>
/// <param name="Number">Its number in the order of the declaration: the value of <c>Tag</c>.</param>
/// <param name="Name">Its name in F#.</param>
/// <param name="Maker">The static method that makes a value of the fields, or the static property of the only value.</param>
/// <param name="Fields">The properties of the fields in the order of the declaration.</param>
internal sealed record FSharpCase(int Number, string Name, ISymbol Maker, List<MemberSymbol> Fields);

/// <summary>
/// Recognizes unions of F# by the attributes that its compiler puts on them. A union is a class with a nested class for each case, or a struct, or one
/// class if it has a single case with fields.
/// </summary>
internal static class FSharpUnions
{
    private const string Mapping = "Microsoft.FSharp.Core.CompilationMappingAttribute";
    private const string NewPrefix = "New";
    private const int SumType = 1;
    private const int Field = 4;
    private const int UnionCase = 8;
    private const int NonPublicRepresentation = 32;

    /// <summary>Says whether a type is declared as a union in F#.</summary>
    public static bool Is(INamedTypeSymbol type) => MappingOf(type) is { Flags: var flags } && (flags & ~NonPublicRepresentation) == SumType;

    /// <summary>Says whether a tag stands before the fields: a single case with fields needs none.</summary>
    public static bool HasTags(INamedTypeSymbol type) => Is(type) && CasesOf(type) is not [{ Fields.Count: > 0 }];

    /// <summary>The cases in the order of the declaration.</summary>
    public static List<FSharpCase> CasesOf(INamedTypeSymbol union)
    {
        var fields = union.GetTypeMembers().Where(static type => UnionOfCase(type) is not null).Append(union)
            .SelectMany(static type => type.GetMembers().OfType<IPropertySymbol>())
            .Select(static property => (Property: property, Place: MappingOf(property)))
            .Where(static field => field.Place is { Flags: Field })
            .OrderBy(static field => field.Place!.Value.Item).ToList();
        return [.. union.GetMembers().OfType<IMethodSymbol>()
            .Select(static method => (Method: method, Place: MappingOf(method)))
            .Where(static maker => maker is { Method.IsStatic: true, Place.Flags: UnionCase })
            .OrderBy(static maker => maker.Place!.Value.Number)
            .Select(maker => new FSharpCase(
                maker.Place!.Value.Number, NameOf(maker.Method), maker.Method.AssociatedSymbol ?? maker.Method,
                [.. fields.Where(field => field.Place!.Value.Number == maker.Place!.Value.Number)
                    .Select(static field => new MemberSymbol(field.Property) { IsExternal = true })]))];
    }

    /// <summary>The fields of all cases; none where the type is no union.</summary>
    public static IEnumerable<MemberSymbol> FieldsOf(ITypeSymbol type) => type is INamedTypeSymbol union && Is(union)
        ? CasesOf(union).SelectMany(static item => item.Fields)
        : [];

    /// <summary>The case that null stands for; null where there is none.</summary>
    public static FSharpCase? NullCaseOf(INamedTypeSymbol union) => union.GetMembers("GetTag").Any(static member => member is IMethodSymbol
        { IsStatic: true, Parameters.Length: 1 })
        ? CasesOf(union).Find(static item => item.Maker is IPropertySymbol)
        : null;

    /// <summary>Why generated code cannot use the cases of a union, or null.</summary>
    public static string? GetFault(INamedTypeSymbol union)
    {
        var cases = CasesOf(union);
        return (MappingOf(union)!.Value.Flags & NonPublicRepresentation) != 0 || cases.Exists(static item => !IsUsable(item))
            ? "it is an F# union with a private representation; make the representation public, or declare a [FastSerSurrogate]"
            : cases.SelectMany(NamesOf).FirstOrDefault(static name => !SyntaxFacts.IsValidIdentifier(name)) is { } name
            ? $"it is an F# union, and C# cannot name '{name}'; rename it, or declare a [FastSerSurrogate]"
            : null;
    }

    /// <summary>The union of which a type is the class of a case, or null.</summary>
    public static INamedTypeSymbol? UnionOfCase(INamedTypeSymbol type) =>
        type is { ContainingType: { } union, BaseType: { } level } && SymbolEqualityComparer.Default.Equals(union, level) && Is(union) ? union : null;

    private static bool IsUsable(FSharpCase item) => item.Maker.DeclaredAccessibility == Accessibility.Public
        && item.Fields.TrueForAll(static field => field.Symbol.DeclaredAccessibility == Accessibility.Public)
        && (item.Maker is IPropertySymbol || item.Maker is IMethodSymbol method && method.Parameters.Length == item.Fields.Count);

    private static IEnumerable<string> NamesOf(FSharpCase item) => [item.Maker.Name, .. item.Fields.SelectMany(static field =>
        (string[])[field.Name, field.DeclaringType.Name])];

    private static string NameOf(IMethodSymbol maker) => maker.AssociatedSymbol?.Name
        ?? (maker.Name.StartsWith(NewPrefix, StringComparison.Ordinal) ? maker.Name.Substring(NewPrefix.Length) : maker.Name);

    /// <summary>The arguments of the attribute: the kind of construct, the number of the case, the place of the field.</summary>
    private static (int Flags, int Number, int Item)? MappingOf(ISymbol symbol)
    {
        if (symbol.FindAttribute(Mapping) is not { ConstructorArguments: { Length: > 0 } arguments } || arguments[0].Value is not int flags)
        {
            return null;
        }

        var found = arguments.Skip(1).Select(static number => number.Value as int? ?? 0).ToList();
        return (flags, found.FirstOrDefault(), found.Skip(1).FirstOrDefault());
    }
}
