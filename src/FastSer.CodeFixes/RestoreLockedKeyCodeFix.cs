using System.Collections.Immutable;
using System.Composition;
using System.Globalization;
using FastSer.Generator.Lock;
using FastSer.Generator.Objects;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes;

/// <summary>
/// Keeps a key that the schema lock has and a Tolerant type no longer: its member has another key now, or was removed. Keeps the type of a tag in its union.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RestoreLockedKeyCodeFix))]
[Shared]
public sealed class RestoreLockedKeyCodeFix : FastSerCodeFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = [Descriptors.LockedKeyMustStay.Id, Descriptors.KeyGapMustBeRetired.Id];

    private protected override async Task RegisterAsync(CodeFixContext context, SyntaxNode root, Diagnostic diagnostic, SyntaxNode node)
    {
        var cancellation = context.CancellationToken;
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            && await LockedKeys.ReadAsync(context.Document.Project, cancellation).ConfigureAwait(false) is { } locked
            && await context.Document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
            && model.GetDeclaredSymbol(declaration, cancellation) is INamedTypeSymbol type)
        {
            var missing = MissingIn(type, diagnostic, model.Compilation).ToList();
            foreach (var entry in LockedKeys.EntriesOf(type, locked).Where(entry => missing.Contains(entry.Key)))
            {
                Register(context, diagnostic, type, entry, locked, model.Compilation);
            }

            foreach (var entry in LockedKeys.TagsOf(type, locked).Where(entry => missing.Contains(entry.Key)))
            {
                RegisterTag(context, diagnostic, type, entry, model.Compilation);
            }
        }
    }

    private static IEnumerable<int> MissingIn(INamedTypeSymbol type, Diagnostic diagnostic, Compilation compilation) =>
        diagnostic.Id == Descriptors.KeyGapMustBeRetired.Id ? KeyGaps.Of(type, compilation)
        : diagnostic.Properties.TryGetValue("1", out var text) && int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var key) ? [key]
        : [];

    private static void Register(
        CodeFixContext context, Diagnostic diagnostic, INamedTypeSymbol type, LockEntry entry, LockFile locked, Compilation compilation)
    {
        var key = entry.Key.ToString(CultureInfo.InvariantCulture);
        var solution = context.Document.Project.Solution;
        if (FindMember(type, entry, compilation) is { } member)
        {
            Offer(
                context, diagnostic, $"Give '{entry.Name}' its key {key} back", nameof(RestoreLockedKeyCodeFix),
                cancellation => Task.FromResult(MemberNumbers.Set(solution, compilation, [(member, entry.Key)], cancellation)));
        }
        else if (LockedKeys.IsReserved(entry))
        {
            Offer(
                context, diagnostic, $"Reserve the key {key} again", nameof(RestoreLockedKeyCodeFix) + "Reserved",
                cancellation => Task.FromResult(Annotate(solution, OwnerOf(type, entry, locked), compilation, cancellation, (model, position) =>
                    LockedKeys.FormatReserved(entry.Key, entry.Key, model, position))));
        }
        else if (LockedKeys.IsNameable(entry.Kind))
        {
            Offer(
                context, diagnostic, entry.IsRetired ? $"Retire the key {key} again" : $"'{entry.Name}' was removed: retire the key {key}",
                nameof(RestoreLockedKeyCodeFix) + "Retired",
                cancellation => Task.FromResult(Annotate(solution, OwnerOf(type, entry, locked), compilation, cancellation, (model, position) =>
                    LockedKeys.FormatRetired(entry.Key, entry.Kind, model, position))));
        }
    }

    private static void RegisterTag(CodeFixContext context, Diagnostic diagnostic, INamedTypeSymbol union, LockEntry entry, Compilation compilation)
    {
        if (NumberPlanner.TypesIn(compilation.Assembly.GlobalNamespace).FirstOrDefault(type => !type.HasParameters()
                && TypeNames.Schema(type) == entry.Kind && compilation.ClassifyCommonConversion(type, union).IsImplicit) is { } removed
            && UnionCases.Of(union).All(known => !SymbolEqualityComparer.Default.Equals(known.Type, removed)))
        {
            Offer(
                context, diagnostic, $"Name '{entry.Name}' in the union again, with its tag {entry.Key.ToString(CultureInfo.InvariantCulture)}",
                nameof(RestoreLockedKeyCodeFix) + "Tag",
                cancellation => Task.FromResult(Annotate(context.Document.Project.Solution, union, compilation, cancellation, (model, position) =>
                    FormattableString.Invariant($"[{AttributeInserter.NameOf("FastSerUnion", model, position)}({entry.Key}, ")
                    + $"typeof({removed.ToMinimalDisplayString(model, position)}))]")));
        }
    }

    /// <summary>The member of the entry, where it has another key now and nothing else has changed.</summary>
    private static ISymbol? FindMember(INamedTypeSymbol type, LockEntry entry, Compilation compilation)
    {
        var facts = CompilationFacts.Of(compilation);
        lock (facts)
        {
            var resolver = new WireTypeFactory(compilation.Assembly, facts);
            return MemberCollector.Collect(type, null).FirstOrDefault(member => member.Name == entry.Name && member.Order is not null
                && resolver.Resolve(member) is { } resolved && new KeyModel(resolved, 0).Content.LockText == entry.Kind)?.Symbol;
        }
    }

    /// <summary>The uppermost class that had the key: those that derive from it retire it with it.</summary>
    private static INamedTypeSymbol OwnerOf(INamedTypeSymbol type, LockEntry entry, LockFile locked)
    {
        var owner = type;
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            if (!level.DeclaringSyntaxReferences.IsEmpty && LockedKeys.EntriesOf(level, locked).Contains(entry))
            {
                owner = level;
            }
        }

        return owner;
    }

    private static Solution Annotate(
        Solution solution, INamedTypeSymbol type, Compilation compilation, CancellationToken cancellation, Func<SemanticModel, int, string> format)
    {
        var declaration = type.DeclaringSyntaxReferences[0].GetSyntax(cancellation);
        var edits = new SourceEdits();
        edits.Above(declaration, [], [format(compilation.GetSemanticModel(declaration.SyntaxTree), declaration.SpanStart)]);
        return edits.Apply(solution);
    }
}
