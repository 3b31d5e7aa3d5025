using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>
/// Puts an attribute on the property where its target leads elsewhere: <c>[property: FastSerIgnore]</c> on a positional parameter of a
/// record, no target on a member.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AttributeTargetCodeFix))]
[Shared]
public sealed class AttributeTargetCodeFix : FastSerCodeFix
{
    private const string Property = "property";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.AttributeMustApply.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<AttributeSyntax>() is not { Parent: AttributeListSyntax { Target: { } target } list } attribute)
        {
            return;
        }

        var wanted = list.Parent switch
        {
            ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } when target.Identifier.ValueText != Property => Property,
            PropertyDeclarationSyntax or FieldDeclarationSyntax or MethodDeclarationSyntax or ConstructorDeclarationSyntax => "",
            _ => null,
        };
        if (wanted is not null)
        {
            Offer(
                context,
                diagnostic,
                wanted.Length == 0 ? $"Write [{attribute.Name}]" : $"Write [{wanted}: {attribute.Name}]",
                nameof(AttributeTargetCodeFix) + wanted,
                _ => Task.FromResult(context.Document.WithSyntaxRoot(root.ReplaceNode(list, Retarget(list, wanted)))));
        }
    }

    private static AttributeListSyntax Retarget(AttributeListSyntax list, string target) => target.Length == 0
        ? list.WithTarget(null)
        : list.WithTarget(list.Target!.WithIdentifier(SyntaxFactory.Identifier(target).WithTriviaFrom(list.Target.Identifier)));
}
