using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Parsing;

// How the type and those round it are declared, and what emitted code names in it.
internal sealed partial class TypeParser
{
    private IEnumerable<INamedTypeSymbol> ContainingTypes() => _type.ContainingType.Nesting().Reverse();

    /// <summary>Members that look like emitted ones, and would hide or be hidden by them: its own, and those that it inherits.</summary>
    private IEnumerable<string> TakenNames() => _type.BaseType.Levels().SelectMany(static level => level.GetMembers())
        .Where(member => HelperSet.LooksLikeHelper(member.Name) && _compilation.IsSymbolAccessibleWithin(member, _type))
        .Select(static member => member.Name)
        .Concat(_type.MemberNames.Where(HelperSet.LooksLikeHelper)).Distinct();

    public static bool HidesGetType(INamedTypeSymbol type) => type.HasLevel(static level => !level.GetMembers(nameof(GetType)).IsEmpty);

    private UseMarks UsesOf(List<MemberSymbol> members, IMethodSymbol constructor)
    {
        var collector = new UseMarkCollector(_facts);
        members.ForEach(collector.AddMember);
        foreach (var method in CallbackCollector.MarkedMethods(_type).Append(constructor))
        {
            collector.AddMethod(method);
        }

        foreach (var type in RetiredKeys.TypesOf(_type).Concat(UnionCases.TypesOf(_type)).Concat(_type.BaseType.Levels()))
        {
            collector.AddType(type);
        }

        return collector.Marks;
    }

    private bool Derives(INamedTypeSymbol from) =>
        _type.BaseType.HasLevel(level => SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, from.OriginalDefinition));

    /// <summary>C# warns of types whose names consist of ASCII letters in lower case.</summary>
    private static bool HasLowerCaseName(INamedTypeSymbol type) => type.TypeParameters.Select(static parameter => parameter.Name).Append(type.Name)
        .Any(static name => name.All(static letter => letter is >= 'a' and <= 'z'));

    private static string Declaration(INamedTypeSymbol type) => "partial " + type switch
    {
        _ when Extendability.IsLanguageUnion(type) => "union ",
        { IsRecord: true, IsValueType: true } => "record struct ",
        { IsRecord: true } => "record ",
        { IsValueType: true } => "struct ",
        { TypeKind: TypeKind.Interface } => "interface ",
        _ => "class ",
    } + TypeNames.Declared(type);
}
