namespace FastSer.Docs.Tests;

/// <summary>The fenced blocks of a Markdown document.</summary>
internal static class MarkdownBlocks
{
    /// <summary>The contents of all blocks in the language, each with a final line end.</summary>
    public static IEnumerable<string> Of(string markdown, string language)
    {
        List<string>? block = null;
        foreach (var line in markdown.Split('\n'))
        {
            if (block is null)
            {
                block = line == "```" + language ? [] : null;
            }
            else if (line == "```")
            {
                yield return string.Join('\n', block) + "\n";
                block = null;
            }
            else
            {
                block.Add(line);
            }
        }
    }
}
