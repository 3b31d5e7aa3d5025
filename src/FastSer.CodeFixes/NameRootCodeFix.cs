using System.Collections.Immutable;
using System.Composition;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Names types that generic code serializes with <c>[assembly: FastSerRoot]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NameRootCodeFix))]
[Shared]
public sealed class NameRootCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.PassedOnTypeMustBeNamed.Id];

    /// <summary>All types of a file at once.</summary>
    public override FixAllProvider? GetFixAllProvider() => FixAllProvider.Create(
        static async (context, document, diagnostics) => await NameAsync(document, diagnostics, context.CancellationToken).ConfigureAwait(false));

    /// <inheritdoc/>
    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (var diagnostic in context.Diagnostics)
        {
            context.RegisterCodeFix(
                CodeAction.Create(
                    "Name the type with [FastSerRoot]", cancellation => NameAsync(context.Document, [diagnostic], cancellation), nameof(NameRootCodeFix)),
                diagnostic);
        }

        return Task.CompletedTask;
    }

    private static async Task<Document> NameAsync(Document document, ImmutableArray<Diagnostic> diagnostics, CancellationToken cancellation)
    {
        if (await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is not { } model
            || await model.SyntaxTree.GetRootAsync(cancellation).ConfigureAwait(false) is not CompilationUnitSyntax root)
        {
            return document;
        }

        // The usings themselves do not see each other.
        var place = root.Members.FirstOrDefault()?.SpanStart ?? root.EndOfFileToken.SpanStart;
        var name = AttributeInserter.NameOf("FastSerRoot", model, place);
        var types = diagnostics.OrderBy(static diagnostic => diagnostic.Location.SourceSpan.Start)
            .Select(static diagnostic => diagnostic.Properties[PassedOnCallAnalyzer.TypeProperty]!).Distinct()
            .Select(type => Shorten(type, model, place));
        var edits = new SourceEdits();
        edits.AddAssemblyAttributes(root, types.Select(type => $"[assembly: {name}(typeof({type}))]"));
        return document.WithText(edits.Apply(model.SyntaxTree, await document.GetTextAsync(cancellation).ConfigureAwait(false)));
    }

    private static string Shorten(string type, SemanticModel model, int place)
    {
        var found = model.GetSpeculativeTypeInfo(place, SyntaxFactory.ParseTypeName(type), SpeculativeBindingOption.BindAsTypeOrNamespace).Type;
        return found?.ToMinimalDisplayString(model, place) ?? type;
    }
}
