using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Source in which <c>{|FSER001:text|}</c> marks where a diagnostic is expected.</summary>
internal sealed partial class Markup
{
    public Markup(string marked)
    {
        var source = new StringBuilder();
        var expected = new List<(string Id, TextSpan Span)>();
        var end = 0;
        foreach (Match match in Mark().Matches(marked))
        {
            source.Append(marked, end, match.Index - end);
            var text = match.Groups[2].Value;
            expected.Add((match.Groups[1].Value, new TextSpan(source.Length, text.Length)));
            source.Append(text);
            end = match.Index + match.Length;
        }

        Source = source.Append(marked, end, marked.Length - end).ToString();
        Expected = expected;
    }

    public string Source { get; }

    public IReadOnlyList<(string Id, TextSpan Span)> Expected { get; }

    [GeneratedRegex(@"\{\|(\w+):(.*?)\|\}", RegexOptions.Singleline)]
    private static partial Regex Mark();
}
