using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>A line of output and its style, as Spectre.Console writes styles.</summary>
internal readonly record struct ConsoleLine(string Text, string Style = "default")
{
    public const string Bold = "bold";
    public const string Quiet = "grey";
    public const string Loss = "red";
    public const string Best = "green";

    public static ConsoleLine Empty { get; } = new("");

    // Two more than the indent of the first line, so that what belongs together is seen.
    private const string Continued = "  ";

    /// <summary>The lines of a text, broken at spaces only: a word that is longer than the width has a line of its own.</summary>
    /// <param name="text">The text, without line breaks.</param>
    /// <param name="width">The most characters of a line.</param>
    /// <param name="style">The style of all lines.</param>
    /// <param name="indent">What each line begins with.</param>
    public static IEnumerable<ConsoleLine> Wrap(string text, int width, string style = "default", string indent = "")
    {
        var line = indent;
        foreach (var word in text.Split(' ', StringSplitOptions.RemoveEmptyEntries))
        {
            var isFirst = string.IsNullOrWhiteSpace(line);
            if (!isFirst && line.Length + 1 + word.Length > width)
            {
                yield return new ConsoleLine(line, style);
                line = indent + Continued;
                isFirst = true;
            }

            line += isFirst ? word : " " + word;
        }

        if (line.Length > indent.Length)
            yield return new ConsoleLine(line, style);
    }

    /// <summary>A name in a column, and its text beside it in as many lines as it needs.</summary>
    public static IEnumerable<ConsoleLine> Entry(string name, int nameWidth, string text, int width)
    {
        var head = name.PadRight(nameWidth) + " ";
        foreach (var line in Wrap(text, width - head.Length))
        {
            yield return line with { Text = head + line.Text };
            head = new string(' ', head.Length);
        }
    }

    /// <summary>Line by line, so that the console breaks none.</summary>
    public static void Write(IAnsiConsole console, IEnumerable<ConsoleLine> lines)
    {
        foreach (var line in lines)
            console.Write(new Text(line.Text + Environment.NewLine, Spectre.Console.Style.Parse(line.Style)));
    }
}
