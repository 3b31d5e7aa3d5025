using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace FastSer.CodeFixes;

/// <summary>Names the type of a member, which belongs to another assembly, with <c>[assembly: FastSerExternal]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UseExternalCodeFix))]
[Shared]
public sealed class UseExternalCodeFix : CodeFixProvider
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.MemberTypeMustBeSupported.Id];

    /// <inheritdoc/>
    public override FixAllProvider? GetFixAllProvider() => UseExternalFixAll.Instance;

    /// <inheritdoc/>
    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root is null || model is null)
        {
            return;
        }

        foreach (var diagnostic in context.Diagnostics)
        {
            foreach (var type in ExternalTypeInserter.TypesAt(model, root.FindNode(diagnostic.Location.SourceSpan), context.CancellationToken))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(
                        $"Name '{type.Name}' with [FastSerExternal]",
                        _ => Task.FromResult(ExternalTypeInserter.Add(context.Document.Project.Solution, model, [type])),
                        nameof(UseExternalCodeFix)),
                    diagnostic);
            }
        }
    }
}
