using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Declares that a member, or a name of an enum, is one of the schema lock under a new name: adds <c>[FastSerFormerName]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FormerNameCodeFix))]
[Shared]
public sealed class FormerNameCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.LockedNameMustStay.Id, Descriptors.LockedNumberMustStay.Id];

    private protected override async Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var isEnum = diagnostic.Id == Descriptors.LockedNumberMustStay.Id;
        var (name, advice) = isEnum ? (Argument("1"), Argument("4")) : (Argument("2"), Argument("3"));
        if (name is null || advice?.Contains("[FastSerFormerName") != true || PlaceOf(node) is not { } place)
        {
            return;
        }

        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        var attribute = AttributeInserter.NameOf("FastSerFormerName", model, place.SpanStart);
        var target = place is ParameterSyntax ? "property: " : "";
        Offer(
            context, diagnostic, $"It is '{name}' under a new name: add [FastSerFormerName(\"{name}\")]", nameof(FormerNameCodeFix),
            _ =>
            {
                var edits = new SourceEdits();
                edits.Above(place, [], [$"[{target}{attribute}({SymbolDisplay.FormatLiteral(name, quote: true)})]"]);
                return Task.FromResult(edits.Apply(context.Document.Project.Solution));
            });

        string? Argument(string number) => diagnostic.Properties.TryGetValue(number, out var value) ? value : null;
    }

    private static SyntaxNode? PlaceOf(SyntaxNode node) => node switch
    {
        EnumMemberDeclarationSyntax => node,
        VariableDeclaratorSyntax when MemberNumbers.CanHaveNumber(node) => node.Parent!.Parent,
        _ when MemberNumbers.CanHaveNumber(node) => node,
        _ => null,
    };
}
