using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Removes an attribute that has no effect, or that contradicts another one.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeCodeFix))]
[Shared]
public sealed class RemoveAttributeCodeFix : FastSerCodeFix
{
    /// <summary>The attributes of the declaration that may be removed; one at the place of the report goes before them.</summary>
    private static readonly Dictionary<string, string[]> s_attributes = new(StringComparer.Ordinal)
    {
        [Descriptors.TypeKindMustBeSupported.Id] = ["FastSerType"],
        [Descriptors.StructMustNotBeEmpty.Id] = ["FastSerType"],
        [Descriptors.AttributeMustApply.Id] =
        [
            "FastSerMember", "FastSerInclude", "FastSerIgnore", "FastSerComparer", "FastSerFormatter", "FastSerUnion", "FastSerConstructor",
            "FastSerSerializing", "FastSerSerialized", "FastSerDeserializing", "FastSerDeserialized",
        ],
        [Descriptors.AttributesMustAgree.Id] = ["FastSerIgnore", "FastSerMember", "FastSerInclude"],
        [Descriptors.RequiredMemberMustBeSerialized.Id] = ["FastSerIgnore"],
        [Descriptors.OnlyOneConstructorMayBeMarked.Id] = ["FastSerConstructor"],
        [Descriptors.ComparerMustApply.Id] = ["FastSerComparer"],
        [Descriptors.ComparerMustFit.Id] = ["FastSerComparer"],
        [Descriptors.CollectionMustNotBeAnnotated.Id] = ["FastSerType"],
        [Descriptors.MaxLengthMustFit.Id] = ["FastSerMaxLength"],
        [Descriptors.InternMustConcernStrings.Id] = ["FastSerIntern"],
        [Descriptors.UnionCaseMustBeUnique.Id] = ["FastSerUnion"],
        [Descriptors.UnionCaseMustDerive.Id] = ["FastSerUnion"],
        [Descriptors.UnionCaseMustBeClosed.Id] = ["FastSerUnion"],
        [Descriptors.UnionCaseMustBeSerializable.Id] = ["FastSerUnion"],
        [Descriptors.UnionAttributeMustFit.Id] = ["FastSerUnion"],
        [Descriptors.CallbackMustBeCallable.Id] =
            ["FastSerSerializing", "FastSerSerialized", "FastSerDeserializing", "FastSerDeserialized"],
        [Descriptors.FactoryMustReturnType.Id] = ["FastSerConstructor"],
        [Descriptors.RetiredKeyNeedsTolerantType.Id] = ["FastSerRetired", "FastSerReservedKeys"],
        [Descriptors.InlineArrayMustNotBeAnnotated.Id] = ["FastSerType"],
    };

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [.. s_attributes.Keys];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        foreach (var name in s_attributes[diagnostic.Id])
        {
            var attributes = Find(node, name);
            if (attributes.Count > 0)
            {
                Offer(
                    context,
                    diagnostic,
                    $"Remove [{name}]",
                    name,
                    _ => Task.FromResult(context.Document.WithSyntaxRoot(Remove(root, attributes))));
            }
        }
    }

    /// <summary>The attribute that is reported, or those with the name on the declaration that is.</summary>
    private static List<AttributeSyntax> Find(SyntaxNode node, string name)
    {
        if (node.FirstAncestorOrSelf<AttributeSyntax>() is { } reported)
        {
            return IsNamed(reported, name) ? [reported] : [];
        }

        var lists = node.FirstAncestorOrSelf<SyntaxNode>(static part => part is MemberDeclarationSyntax or ParameterSyntax) switch
        {
            MemberDeclarationSyntax member => member.AttributeLists,
            ParameterSyntax parameter => parameter.AttributeLists,
            _ => [],
        };
        return [.. lists.SelectMany(static list => list.Attributes).Where(attribute => IsNamed(attribute, name))];
    }

    private static bool IsNamed(AttributeSyntax attribute, string name)
    {
        var last = attribute.Name switch
        {
            QualifiedNameSyntax qualified => qualified.Right,
            AliasQualifiedNameSyntax alias => alias.Name,
            var simple => simple,
        };
        return last.ToString() is var text && (text == name || text == name + "Attribute");
    }

    /// <summary>A list that would be empty goes with its line; what stands before it stays.</summary>
    private static SyntaxNode Remove(SyntaxNode root, List<AttributeSyntax> attributes)
    {
        var removed = attributes.ConvertAll(static attribute =>
            attribute.Parent is AttributeListSyntax { Attributes.Count: 1 } list ? list : (SyntaxNode)attribute);
        var changed = root.TrackNodes(removed);
        foreach (var node in removed)
        {
            var current = changed.GetCurrentNode(node)!;
            changed = current is AttributeListSyntax
                ? RemoveList(changed, current)
                : changed.RemoveNode(current, SyntaxRemoveOptions.KeepNoTrivia)!;
        }

        return changed;
    }

    /// <summary>The next token takes over comments and indentation.</summary>
    private static SyntaxNode RemoveList(SyntaxNode root, SyntaxNode list)
    {
        var next = list.GetLastToken().GetNextToken();
        var leading = list.GetLeadingTrivia();
        var changed = root.ReplaceToken(next, next.WithLeadingTrivia(leading));
        return changed.RemoveNode(changed.FindNode(list.Span), SyntaxRemoveOptions.KeepNoTrivia)!;
    }
}
