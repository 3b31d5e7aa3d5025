using System.Globalization;

namespace FastSer.Generator.Lock;

/// <summary>Reads the text of a schema lock (docs/versioning.md).</summary>
internal static class LockFileParser
{
    public static LockFile Parse(string path, string text)
    {
        var sections = new List<LockSection>();
        var entries = new List<LockEntry>();
        var lines = text.Split('\n');
        for (var i = 0; i < lines.Length; i++)
        {
            var line = lines[i].Trim();
            if (line.Length == 0 || line[0] == '#')
            {
                continue;
            }

            if (line[0] == '[')
            {
                if (ParseHeader(line) is not { } section)
                {
                    return new LockFile(path, EquatableArray<LockSection>.Empty, i);
                }

                Finish(sections, entries);
                sections.Add(section with { Line = i });
            }
            else if (sections.Count > 0 && ParseEntry(line) is { } entry)
            {
                entries.Add(entry);
            }
            else
            {
                return new LockFile(path, EquatableArray<LockSection>.Empty, i);
            }
        }

        Finish(sections, entries);
        return new LockFile(path, sections.ToEquatableArray(), -1);
    }

    private static void Finish(List<LockSection> sections, List<LockEntry> entries)
    {
        if (sections.Count > 0)
        {
            sections[sections.Count - 1] = sections[sections.Count - 1] with { Entries = entries.ToEquatableArray() };
        }

        entries.Clear();
    }

    /// <summary><c>[Shop.Order] tolerant</c> or <c>[Shop.Point] fixed</c>.</summary>
    private static LockSection? ParseHeader(string line)
    {
        var end = line.LastIndexOf("] ", StringComparison.Ordinal);
        return end >= 0 && line.Substring(end + 2) is LockFormat.Tolerant or LockFormat.Append or LockFormat.Union or LockFormat.Fixed
            ? new LockSection(line.Substring(1, end - 1), line.Substring(end + 2), EquatableArray<LockEntry>.Empty)
            : null;
    }

    /// <summary><c>3 Lines Sequence&lt;Shop.Line&gt;</c>.</summary>
    private static LockEntry? ParseEntry(string line) =>
        line.Split(' ') is [var key, var name, var kind]
        && int.TryParse(key, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
            ? new LockEntry(number, name, kind)
            : null;
}
