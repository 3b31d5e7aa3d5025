using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes.Migration;

/// <summary>Annotates a type for FastSer as it is annotated for another serializer, whose attributes stay.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UseFastSerCodeFix))]
[Shared]
public sealed class UseFastSerCodeFix : FastSerCodeFix
{
    /// <summary>The titles that the user reads, by format; null is the format that fits the annotations.</summary>
    private static readonly (string Title, MoveFormat? Format)[] s_choices =
    [
        ("Use FastSer", null),
        ("Use FastSer, members may be appended", MoveFormat.Append),
        ("Use FastSer in the Compact format", MoveFormat.Compact),
        ("Use FastSer in the Tolerant format", MoveFormat.Tolerant),
    ];

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.TypeCanMove.Id];

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => UseFastSerFixAll.Instance;

    /// <summary>The format that a choice stands for.</summary>
    /// <param name="title">The title that the user read, which tells the choices apart.</param>
    /// <returns>The format; null for that which fits the annotations.</returns>
    internal static MoveFormat? FormatOf(string? title) => Array.Find(s_choices, choice => choice.Title == title).Format;

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        foreach (var (title, format) in s_choices)
        {
            context.RegisterCodeFix(
                CodeAction.Create(
                    title,
                    cancellation => Migrator.MoveAsync(
                        context.Document.Project.Solution, [(context.Document.Project, [diagnostic])], format, cancellation),
                    equivalenceKey: title),
                diagnostic);
        }
    }
}
