using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>Parts of sources that may stand for each other: types of members, lists of attributes, members.</summary>
internal sealed class NodePool(IEnumerable<string> sources)
{
    private readonly Dictionary<Type, string[]> _texts = sources.SelectMany(PartsOf)
        .GroupBy(static part => KindOf(part)!, static part => part.ToString())
        .ToDictionary(static kind => kind.Key, static kind => kind.Distinct().Where(static text => text.Length < 300).ToArray());

    public static SyntaxNode[] PartsOf(string source) =>
        [.. CSharpSyntaxTree.ParseText(source).GetRoot().DescendantNodes().Where(static node => KindOf(node) is not null)];

    /// <summary>Gets a text to put in place of a part: another of its kind, less, or more around it.</summary>
    public string Instead(SyntaxNode part, Random random)
    {
        var kind = KindOf(part)!;
        var other = _texts[kind][random.Next(_texts[kind].Length)];
        if (kind != typeof(TypeSyntax))
        {
            return random.Next(3) switch { 0 => "", 1 => $"{part} {other}", _ => other };
        }

        return random.Next(6) switch
        {
            0 => $"{part}[]",
            1 => $"{part}?",
            2 => $"List<{part}>",
            3 => $"Dictionary<{other}, {part}>",
            4 => $"({part}, {other})",
            _ => other,
        };
    }

    private static Type? KindOf(SyntaxNode node) => node switch
    {
        TypeSyntax { Parent: PropertyDeclarationSyntax or VariableDeclarationSyntax or ParameterSyntax or TypeArgumentListSyntax } =>
            typeof(TypeSyntax),
        AttributeListSyntax => typeof(AttributeListSyntax),
        PropertyDeclarationSyntax or FieldDeclarationSyntax => typeof(MemberDeclarationSyntax),
        _ => null,
    };
}
