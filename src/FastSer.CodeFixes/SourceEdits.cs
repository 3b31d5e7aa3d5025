using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CodeFixes;

/// <summary>Collects changes of sources; what they do not name stays as it is.</summary>
internal sealed class SourceEdits
{
    private readonly Dictionary<SyntaxTree, SortedDictionary<(int Position, int Rank), string>> _insertions = [];
    private readonly Dictionary<SyntaxTree, List<TextChange>> _replacements = [];

    public IEnumerable<SyntaxTree> Trees => _insertions.Keys.Union(_replacements.Keys);

    /// <summary>The solution with all changes.</summary>
    public Solution Apply(Solution solution)
    {
        var changed = solution;
        foreach (var tree in Trees)
        {
            if (solution.GetDocument(tree) is { } document)
            {
                changed = changed.WithDocumentText(document.Id, Apply(tree, tree.GetText()));
            }
        }

        return changed;
    }

    /// <summary>The source with all changes.</summary>
    public SourceText Apply(SyntaxTree tree, SourceText text)
    {
        var inserted = _insertions.TryGetValue(tree, out var insertions)
            ? insertions.GroupBy(static insertion => insertion.Key.Position).Select(static group => new TextChange(
                new TextSpan(group.Key, 0), string.Concat(group.Select(static insertion => insertion.Value))))
            : [];
        return text.WithChanges(
            inserted.Concat(_replacements.TryGetValue(tree, out var replaced) ? replaced : []).OrderBy(static change => change.Span));
    }

    /// <summary>Another text in place of a node.</summary>
    public void Replace(SyntaxNode node, string text)
    {
        if (!_replacements.TryGetValue(node.SyntaxTree, out var changes))
        {
            _replacements.Add(node.SyntaxTree, changes = []);
        }

        changes.Add(new TextChange(node.Span, text));
    }

    /// <summary>Comments and attributes above a declaration, below what documents it; beside it if it does not begin its line.</summary>
    public void Above(SyntaxNode node, IEnumerable<string> notes, IEnumerable<string> attributes)
    {
        var position = node.GetFirstToken().SpanStart;
        var text = node.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(position);
        var before = text.ToString(TextSpan.FromBounds(line.Start, position));
        var isOwnLine = string.IsNullOrWhiteSpace(before);
        var end = isOwnLine ? LineEnd(text) + before : " ";
        var known = node.GetLeadingTrivia().ToFullString();
        var lines = notes.Where(note => !known.Contains("FastSer: " + note))
            .Select(note => isOwnLine ? $"// FastSer: {note}" : $"/* FastSer: {note} */").Concat(attributes);
        Insert(node.SyntaxTree, position, 0, string.Concat(lines.Select(inserted => inserted + end)));
    }

    /// <summary>Attributes behind those that a declaration has, in lines of their own where these have one.</summary>
    public void BelowAttributes(TypeDeclarationSyntax declaration, IEnumerable<string> attributes)
    {
        var last = declaration.AttributeLists.Last();
        var text = last.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(last.SpanStart).ToString();
        var isOwnLine = last.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia);
        var before = isOwnLine ? LineEnd(text) + line.Substring(0, line.Length - line.TrimStart().Length) : " ";
        Insert(last.SyntaxTree, last.Span.End, 0, string.Concat(attributes.Select(attribute => before + attribute)));
    }

    /// <summary>A member after another one.</summary>
    public void Below(SyntaxNode node, string attribute, string member)
    {
        var text = node.SyntaxTree.GetText();
        var line = text.Lines.GetLineFromPosition(node.SpanStart).ToString();
        var indent = LineEnd(text) + line.Substring(0, line.Length - line.TrimStart().Length);
        Insert(node.SyntaxTree, node.Span.End, 0, $"{LineEnd(text)}{indent}{attribute}{indent}{member}");
    }

    public void MakePartial(TypeDeclarationSyntax declaration)
    {
        if (!declaration.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            Insert(declaration.SyntaxTree, declaration.Keyword.SpanStart, 1, "partial ");
        }
    }

    /// <summary>Adds a using among the others, in their order; at the start of a file without usings.</summary>
    public void AddUsing(CompilationUnitSyntax root)
    {
        var end = LineEnd(root.SyntaxTree.GetText());
        var spaces = root.Members.OfType<BaseNamespaceDeclarationSyntax>().FirstOrDefault();
        var usings = root.Usings.Count > 0 || spaces is null ? root.Usings : spaces.Usings;
        if (usings.Count > 0)
        {
            AddAmong(usings, end);
            return;
        }

        var position = root.Externs.Count > 0 ? root.Externs.Last().FullSpan.End : EndOfHeader(root);
        Insert(root.SyntaxTree, position, -1, $"using FastSer;{end}{end}");
    }

    /// <summary>Adds lines behind the usings and the other attributes of a file; at the start of a file without them.</summary>
    public void AddAssemblyAttributes(CompilationUnitSyntax root, IEnumerable<string> attributes)
    {
        var end = LineEnd(root.SyntaxTree.GetText());
        var lines = string.Concat(attributes.Select(attribute => attribute + end));
        if (root.AttributeLists.Count > 0)
        {
            Insert(root.SyntaxTree, root.AttributeLists.Last().FullSpan.End, 0, lines);
        }
        else if (root.Usings.Count > 0)
        {
            Insert(root.SyntaxTree, root.Usings.Last().FullSpan.End, 0, end + lines);
        }
        else
        {
            Insert(root.SyntaxTree, root.Externs.Count > 0 ? root.Externs.Last().FullSpan.End : EndOfHeader(root), 0, lines + end);
        }
    }

    private void AddAmong(SyntaxList<UsingDirectiveSyntax> usings, string end)
    {
        var plain = usings.Where(static known => known.Alias is null && !known.StaticKeyword.IsKind(SyntaxKind.StaticKeyword)
            && !known.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword)).ToList();
        var next = plain.Find(static known => IsAfter(known.Name?.ToString() ?? ""))
            ?? (plain.Count == 0 ? usings.FirstOrDefault(static known => !known.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword)) : null);
        var anchor = next ?? plain.LastOrDefault() ?? usings.Last();
        var line = anchor.SyntaxTree.GetText().Lines.GetLineFromPosition(anchor.SpanStart).ToString();
        var indent = line.Substring(0, line.Length - line.TrimStart().Length);
        if (next is not null)
        {
            Insert(anchor.SyntaxTree, anchor.SpanStart, -1, $"using FastSer;{end}{indent}");
        }
        else
        {
            Insert(anchor.SyntaxTree, anchor.Span.End, -1, $"{end}{indent}using FastSer;");
        }
    }

    private static bool IsAfter(string name) =>
        name != "System" && !name.StartsWith("System.", StringComparison.Ordinal) && string.CompareOrdinal(name, "FastSer") > 0;

    /// <summary>After the comments at the start of a file that an empty line parts from the rest.</summary>
    private static int EndOfHeader(CompilationUnitSyntax root)
    {
        var end = 0;
        var isEmpty = true;
        foreach (var trivia in root.GetFirstToken().LeadingTrivia)
        {
            if (trivia.IsKind(SyntaxKind.EndOfLineTrivia))
            {
                end = isEmpty ? trivia.FullSpan.End : end;
                isEmpty = true;
            }
            else if (trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia))
            {
                isEmpty = false;
            }
            else if (!trivia.IsKind(SyntaxKind.WhitespaceTrivia))
            {
                break;
            }
        }

        return end;
    }

    private void Insert(SyntaxTree tree, int position, int rank, string inserted)
    {
        if (inserted.Length == 0)
        {
            return;
        }

        if (!_insertions.TryGetValue(tree, out var insertions))
        {
            _insertions.Add(tree, insertions = []);
        }

        // A declaration is met once for each type that derives from it.
        if (!insertions.ContainsKey((position, rank)))
        {
            insertions.Add((position, rank), inserted);
        }
    }

    /// <summary>The file's own line end.</summary>
    private static string LineEnd(SourceText text)
    {
        var first = text.Lines[0];
        return first.EndIncludingLineBreak == first.End ? "\n" : text.ToString(TextSpan.FromBounds(first.End, first.EndIncludingLineBreak));
    }
}
