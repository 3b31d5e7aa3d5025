namespace FastSer.SeededFaults;

/// <summary>
/// Faults as text: a heading <c>## name</c>, lines <c>key: value</c>, and between <c>&lt;&lt;&lt;&lt;</c>, <c>====</c> and
/// <c>&gt;&gt;&gt;&gt;</c> the text to replace and what replaces it.
/// </summary>
public static class FaultFile
{
    /// <summary>The folder of the files, relative to the root of the repository.</summary>
    public const string Folder = "tests/FastSer.SeededFaults/Faults";

    /// <summary>The faults of all files below a root, and those that are drawn from the sources.</summary>
    public static IReadOnlyList<Fault> LoadAll(string root)
    {
        var written = LoadWritten(root);
        return [.. written, .. DrawnFaults.Draw(root, written)];
    }

    private static IReadOnlyList<Fault> LoadWritten(string root) =>
    [
        .. Directory.GetFiles(System.IO.Path.Combine(root, Folder), "*.txt").Order(StringComparer.Ordinal)
            .SelectMany(static path => Parse(File.ReadAllText(path))),
    ];

    /// <summary>The faults of one file.</summary>
    public static IEnumerable<Fault> Parse(string text) =>
        $"\n{text.ReplaceLineEndings("\n")}".Split("\n## ").Skip(1).Select(ParseOne);

    private static Fault ParseOne(string text)
    {
        var start = text.IndexOf("\n<<<<\n", StringComparison.Ordinal);
        var middle = text.IndexOf("\n====\n", StringComparison.Ordinal);
        var end = text.IndexOf("\n>>>>", StringComparison.Ordinal);
        if (start < 0 || middle < start || end < middle)
        {
            throw new InvalidDataException($"A fault is not written as it must be: {text}");
        }

        var head = text[..start].Split('\n');
        return new Fault(
            head[0].Trim(), Value(head, "kind")!, Value(head, "file")!, Value(head, "why")!,
            text[(start + 6)..middle], middle + 6 > end ? "" : text[(middle + 6)..end],
            Value(head, "mended") == "yes", Value(head, "first"));
    }

    private static string? Value(string[] head, string key) =>
        head.FirstOrDefault(line => line.StartsWith(key + ": ", StringComparison.Ordinal))?[(key.Length + 2)..].Trim();
}
