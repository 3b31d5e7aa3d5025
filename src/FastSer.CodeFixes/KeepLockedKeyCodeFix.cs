using System.Collections.Immutable;
using System.Composition;
using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>
/// Says what has become of a member whose key the schema lock has: it is one of the members that the lock does not know, or it was removed.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(KeepLockedKeyCodeFix))]
[Shared]
public sealed class KeepLockedKeyCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.AutoKeyedMemberMustStay.Id];

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } declaration
            || Argument(1) is not { } gone || Argument(3) is not { } kind || Argument(4) is not { } guess
            || !int.TryParse(Argument(2), NumberStyles.None, CultureInfo.InvariantCulture, out var key))
        {
            return;
        }

        var names = Regex.Matches(guess, "'([^']+)'", RegexOptions.None, TimeSpan.FromSeconds(1)).Cast<Match>()
            .Select(static match => match.Groups[1].Value).ToList();
        foreach (var name in names)
        {
            Offer(
                context,
                diagnostic,
                $"'{gone}' is now '{name}': mark it [FastSerMember({Text(key)})]",
                nameof(KeepLockedKeyCodeFix) + (names.Count == 1 ? "" : name),
                cancellation => MarkAsync(context.Document, declaration, name, key, cancellation));
        }

        if (LockedKeys.IsNameable(kind))
        {
            Offer(
                context,
                diagnostic,
                $"'{gone}' was removed: retire the key {Text(key)}",
                nameof(KeepLockedKeyCodeFix) + "Retired",
                cancellation => RetireAsync(context.Document, declaration, kind, key, cancellation));
        }

        string? Argument(int number) => diagnostic.Properties.TryGetValue(Text(number), out var value) ? value : null;
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static async Task<Solution> MarkAsync(
        Document document, TypeDeclarationSyntax declaration, string name, int key, CancellationToken cancellation)
    {
        var solution = document.Project.Solution;
        if (await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is not { } model)
        {
            return solution;
        }

        for (var type = model.GetDeclaredSymbol(declaration, cancellation) as INamedTypeSymbol; type is not null; type = type.BaseType)
        {
            if (type.GetMembers(name).FirstOrDefault(static member => member is IPropertySymbol or IFieldSymbol) is { } found)
            {
                return MemberNumbers.Set(solution, model.Compilation, [(found, key)], cancellation);
            }
        }

        return solution;
    }

    private static async Task<Solution> RetireAsync(
        Document document, TypeDeclarationSyntax declaration, string kind, int key, CancellationToken cancellation)
    {
        var solution = document.Project.Solution;
        if (await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is not { } model)
        {
            return solution;
        }

        var edits = new SourceEdits();
        edits.Above(declaration, [], [LockedKeys.FormatRetired(key, kind, model, declaration.SpanStart)]);
        return edits.Apply(solution);
    }
}
