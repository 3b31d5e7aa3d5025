using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>Offers each constructor of a type with several equally good ones: adds <c>[FastSerConstructor]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkConstructorCodeFix))]
[Shared]
public sealed class MarkConstructorCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.ConstructorMustBeUnambiguous.Id];

    /// <summary>None: which constructor is meant is a question for each type.</summary>
    /// <returns>Null.</returns>
    public override FixAllProvider? GetFixAllProvider() => null;

    private protected override void Register(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var declaration = node.FirstAncestorOrSelf<TypeDeclarationSyntax>();
        foreach (var constructor in declaration?.Members.OfType<ConstructorDeclarationSyntax>() ?? [])
        {
            if (!constructor.Modifiers.Any(SyntaxKind.StaticKeyword) && constructor.ParameterList.Parameters.Count > 0)
            {
                OfferFor(context, diagnostic, constructor);
            }
        }
    }

    private static void OfferFor(CodeFixContext context, Diagnostic diagnostic, ConstructorDeclarationSyntax constructor)
    {
        var types = constructor.ParameterList.Parameters.Select(static parameter => parameter.Type?.ToString());
        var signature = $"{constructor.Identifier.ValueText}({string.Join(", ", types)})";
        Offer(
            context,
            diagnostic,
            $"Mark '{signature}' with [FastSerConstructor]",
            signature,
            cancellation => AttributeInserter.InsertAsync(context.Document, constructor, "FastSerConstructor", cancellation));
    }
}
