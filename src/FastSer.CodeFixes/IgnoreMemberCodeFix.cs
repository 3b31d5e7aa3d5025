using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Leaves a member out that cannot be written or restored: adds <c>[FastSerIgnore]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IgnoreMemberCodeFix))]
[Shared]
public sealed class IgnoreMemberCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } =
    [
        Descriptors.MemberTypeMustBeSupported.Id, Descriptors.MemberMustBeRestorable.Id, Descriptors.HiddenGetterMustBeDecided.Id,
        Descriptors.ComputedMemberIsLeftOut.Id, Descriptors.MemberIsLeftOut.Id, Descriptors.CollectionMemberIsLeftOut.Id,
    ];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (FindMember(node) is { } member)
        {
            Offer(
                context,
                diagnostic,
                "Leave it out: add [FastSerIgnore]",
                nameof(IgnoreMemberCodeFix),
                cancellation => AttributeInserter.InsertAsync(context.Document, member, "FastSerIgnore", cancellation));
        }
    }

    /// <summary>
    /// A property, or a field that is declared alone. Not a record's parameter: its constructor would lack an argument.
    /// </summary>
    private static MemberDeclarationSyntax? FindMember(SyntaxNode node) => node switch
    {
        PropertyDeclarationSyntax property => property,
        VariableDeclaratorSyntax { Parent: { Parent: FieldDeclarationSyntax field } }
            when field.Declaration.Variables.Count == 1 => field,
        _ => null,
    };
}
