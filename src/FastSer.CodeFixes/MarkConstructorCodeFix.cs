using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Offers each constructor of a type with several equally good ones: adds <c>[FastSerConstructor]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkConstructorCodeFix))]
[Shared]
public sealed class MarkConstructorCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.ConstructorMustBeUnambiguous.Id];

    /// <summary>None: which constructor is meant is a question for each type.</summary>
    /// <returns>Null.</returns>
    public override FixAllProvider? GetFixAllProvider() => null;

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (var diagnostic in context.Diagnostics)
        {
            var declaration = root?.FindNode(diagnostic.Location.SourceSpan).FirstAncestorOrSelf<TypeDeclarationSyntax>();
            foreach (var constructor in declaration?.Members.OfType<ConstructorDeclarationSyntax>() ?? [])
            {
                if (!constructor.Modifiers.Any(SyntaxKind.StaticKeyword) && constructor.ParameterList.Parameters.Count > 0)
                {
                    Register(context, diagnostic, constructor);
                }
            }
        }
    }

    private static void Register(CodeFixContext context, Diagnostic diagnostic, ConstructorDeclarationSyntax constructor)
    {
        var types = constructor.ParameterList.Parameters.Select(static parameter => parameter.Type?.ToString());
        var signature = $"{constructor.Identifier.ValueText}({string.Join(", ", types)})";
        context.RegisterCodeFix(
            CodeAction.Create(
                $"Mark '{signature}' with [FastSerConstructor]",
                cancellation => AttributeInserter.InsertAsync(
                    context.Document, constructor, "FastSerConstructor", cancellation),
                equivalenceKey: signature),
            diagnostic);
    }
}
