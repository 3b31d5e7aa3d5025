using System.Text;

namespace FastSer.Generator.Output;

/// <summary>Text with indentation: <c>\n</c> line ends and four spaces, whatever the machine.</summary>
internal sealed class SourceWriter
{
    /// <summary>The longest guard that stands in a line.</summary>
    private const int MaximumGuard = 100;

    /// <summary>The longest method of an expression that stands in a line.</summary>
    private const int MaximumMethod = 120;

    private readonly StringBuilder _text = new();
    private int _indent;

    /// <summary>Says whether the last line was a guard in one line: an empty line separates it from anything but another guard.</summary>
    private bool _isAfterGuard;

    /// <summary>Writes lines, each indented; an empty text is an empty line.</summary>
    public void Line(string text = "")
    {
        if (_isAfterGuard && text.Length > 0)
        {
            _text.Append('\n');
        }

        _isAfterGuard = false;
        for (var start = 0; start <= text.Length;)
        {
            var next = text.IndexOf('\n', start);
            var end = next < 0 ? text.Length : next;
            var length = end - start - (next > start && text[next - 1] == '\r' ? 1 : 0);
            if (length > 0)
            {
                _text.Append(' ', _indent * 4).Append(text, start, length);
            }

            _text.Append('\n');
            start = end + 1;
        }
    }

    public void Lines(IEnumerable<string> texts)
    {
        foreach (var text in texts)
        {
            Line(text);
        }
    }

    /// <summary>Writes a section of a <c>switch</c> statement, which ends with a break.</summary>
    public void Section(string label, IEnumerable<string> statements)
    {
        Line(label);
        Lines(statements.Append("break;").Select(static statement => "    " + statement));
    }

    /// <summary>Writes a header and an opening brace; <see cref="Close"/> ends the block.</summary>
    public void Open(string header)
    {
        Line(header);
        Line("{");
        _indent++;
    }

    /// <summary>Ends a block, without the empty line that may stand at its end.</summary>
    public void Close(string end = "}")
    {
        if (_text.Length > 1 && _text[_text.Length - 2] == '\n')
        {
            _text.Length--;
        }

        _indent--;
        _isAfterGuard = false;
        Line(end);
    }

    /// <summary>
    /// A block that leaves the method: <c>if (condition) { statements }</c> and an empty line. Short ones are one line each, with an
    /// empty line behind the last of them.
    /// </summary>
    public void If(string condition, params string[] statements)
    {
        var line = $"if ({condition}) {{ {string.Join(" ", statements)} }}";
        if (line.Length <= MaximumGuard)
        {
            _isAfterGuard = false;
            Line(line);
            _isAfterGuard = true;
            return;
        }

        Open($"if ({condition})");
        Lines(statements);
        Close();
        Line();
    }

    /// <summary>A method or property that is an expression, which stands in a line of its own where one line would be long.</summary>
    public void Method(string header, string expression)
    {
        if ((_indent * 4) + header.Length + expression.Length <= MaximumMethod)
        {
            Line($"{header} => {expression};");
            return;
        }

        Line(header + " =>");
        Line($"    {expression};");
    }

    /// <summary>A writer of text that stands here later, behind what is known only when it is written.</summary>
    public SourceWriter Nested() => new() { _indent = _indent };

    /// <summary>Writes what another writer has, with its indentation.</summary>
    public void Append(SourceWriter nested) => _text.Append(nested._text);

    public override string ToString() => _text.ToString();
}
