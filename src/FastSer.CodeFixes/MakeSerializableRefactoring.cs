using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeRefactorings;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>
/// Makes a class or struct without attributes serializable, and the types of the project that it holds: adds <c>[FastSerType]</c> and
/// <c>partial</c>, and leaves out the computed properties of types that have any.
/// </summary>
[ExportCodeRefactoringProvider(LanguageNames.CSharp, Name = nameof(MakeSerializableRefactoring))]
[Shared]
public sealed class MakeSerializableRefactoring : CodeRefactoringProvider
{
    /// <inheritdoc/>
    public override async Task ComputeRefactoringsAsync(CodeRefactoringContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root?.FindNode(context.Span) is TypeDeclarationSyntax declaration
            && context.Span.Start <= declaration.Identifier.Span.End
            && model?.Compilation.GetTypeByMetadataName(KnownTypes.TypeAttribute) is not null
            && model.GetDeclaredSymbol(declaration, context.CancellationToken) is INamedTypeSymbol type
            && CanBeMade(type))
        {
            var types = Reach(type);
            context.RegisterRefactoring(CodeAction.Create(
                types.Count == 1 ? $"Make '{type.Name}' serializable" : $"Make '{type.Name}' and the types that it holds serializable ({types.Count})",
                cancellation => Task.FromResult(Mark(context.Document.Project.Solution, model.Compilation, types, cancellation)),
                nameof(MakeSerializableRefactoring)));
        }
    }

    /// <summary>Types that are annotated for another serializer have a fix that keeps the meaning of their attributes.</summary>
    private static bool CanBeMade(INamedTypeSymbol type) => TypeMarker.CanBeMarked(type) && ForeignTypes.Find(type) is null;

    private static List<INamedTypeSymbol> Reach(INamedTypeSymbol type)
    {
        var found = new List<INamedTypeSymbol> { type };
        for (var i = 0; i < found.Count; i++)
        {
            var held = HeldTypes.OfMembers(found[i], static member => member.DeclaredAccessibility == Accessibility.Public).Append(found[i].BaseType);
            found.AddRange(held.SelectMany(HeldTypes.NamedIn).Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)
                .Where(one => SymbolEqualityComparer.Default.Equals(one.ContainingAssembly, type.ContainingAssembly) && CanBeMade(one)
                    && !found.Contains(one, SymbolEqualityComparer.Default)).ToList());
        }

        return found;
    }

    private static Solution Mark(Solution solution, Compilation compilation, List<INamedTypeSymbol> types, CancellationToken cancellation)
    {
        var edits = new SourceEdits();
        types.ForEach(type => TypeMarker.Mark(edits, compilation, type, leavesOutComputed: true, cancellation));
        return edits.Apply(solution);
    }
}
