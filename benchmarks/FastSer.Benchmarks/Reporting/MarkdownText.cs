using System.Text;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Builds a Markdown text: paragraphs, lists and tables.</summary>
internal sealed class MarkdownText
{
    private readonly StringBuilder _text = new();

    /// <summary>A title as text: a browser would take the type argument of <c>List&lt;Poco&gt;</c> for an element.</summary>
    public static string Escape(string title) => title.Replace("<", "\\<", StringComparison.Ordinal);

    /// <summary>A paragraph or heading, with an empty line behind it.</summary>
    public void Paragraph(string text) => _text.Append(text).Append("\n\n");

    public void Item(string text) => _text.Append("- ").Append(text).Append('\n');

    /// <summary>The empty line after a list or table.</summary>
    public void End() => _text.Append('\n');

    public void Header(IReadOnlyList<string> columns, Func<int, bool> isFigure)
    {
        Cells(columns);
        Cells([.. columns.Select((_, i) => isFigure(i) ? "---:" : "---")]);
    }

    public void Cells(IReadOnlyList<string> cells)
    {
        var escaped = cells.Select(cell => Escape(cell).Replace("|", "\\|", StringComparison.Ordinal));
        _text.Append("| ").AppendJoin(" | ", escaped).Append(" |\n");
    }

    /// <summary>The whole text, with one line break at its end.</summary>
    public string ToPage() => ToString().TrimEnd('\n') + "\n";

    public override string ToString() => _text.ToString();
}
