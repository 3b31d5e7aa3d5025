using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Results;

/// <summary>
/// The names in the declarations of a file. Whatever a type depends on in another file is reached through names: a file that declares no name
/// that a second file mentions cannot change the meaning of the second.
/// </summary>
internal sealed class DeclaredNames
{
    private const string AttributeSuffix = "Attribute";

    /// <summary>The names of types, those of attributes also in their short form.</summary>
    public HashSet<string> Types { get; } = new(StringComparer.OrdinalIgnoreCase);

    public HashSet<string> Namespaces { get; } = new(StringComparer.Ordinal);

    /// <summary>All names, those that are declared here included. Names that differ only by case are one: they decide names of files.</summary>
    public IReadOnlyCollection<string> Mentioned { get; private init; } = [];

    /// <summary>Gets whether it contains attributes of the assembly, global usings, or types that the compiler itself or FastSer looks up.</summary>
    public bool IsForAll { get; private set; }

    public static DeclaredNames Of(SyntaxTree tree, CancellationToken cancellation)
    {
        var mentioned = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var names = new DeclaredNames { Mentioned = mentioned };
        foreach (var part in tree.GetRoot(cancellation).DescendantNodesAndTokens(static node => !DeclarationComparison.IsBody(node)))
        {
            if (part.AsNode() is { } node)
            {
                names.Add(node);
            }
            else if (part.IsKind(SyntaxKind.IdentifierToken))
            {
                mentioned.Add(part.AsToken().ValueText);
            }
        }

        return names;
    }

    private void Add(SyntaxNode node)
    {
        switch (node)
        {
            case BaseTypeDeclarationSyntax type:
                AddType(type.Identifier.ValueText);
                break;
            case DelegateDeclarationSyntax type:
                AddType(type.Identifier.ValueText);
                break;
            case BaseNamespaceDeclarationSyntax space:
                var name = string.Join(
                    ".", space.AncestorsAndSelf().OfType<BaseNamespaceDeclarationSyntax>().Reverse().Select(static level => level.Name.ToString()));
                Namespaces.Add(name);
                IsForAll |= name.Split('.')[0].Trim() is "System" or "FastSer";
                break;
            case UsingDirectiveSyntax { GlobalKeyword.RawKind: not 0 } or AttributeListSyntax { Parent: CompilationUnitSyntax }:
                IsForAll = true;
                break;
        }
    }

    private void AddType(string name)
    {
        Types.Add(name);
        if (name.EndsWith(AttributeSuffix, StringComparison.Ordinal))
        {
            Types.Add(name.Substring(0, name.Length - AttributeSuffix.Length));
        }
    }
}
