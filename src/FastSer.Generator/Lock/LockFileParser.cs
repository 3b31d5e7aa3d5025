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
            else if (sections.Count > 0 && ParseEntry(line, sections[sections.Count - 1].Format) is { } entry)
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

    /// <summary><c>[Shop.Order] tolerant</c> or <c>[Shop.Point] fixed struct</c>.</summary>
    private static LockSection? ParseHeader(string line)
    {
        var end = line.LastIndexOf("] ", StringComparison.Ordinal);
        return end >= 0 && LockFormat.IsKnown(line.Substring(end + 2))
            ? new LockSection(line.Substring(1, end - 1), line.Substring(end + 2), EquatableArray<LockEntry>.Empty)
            : null;
    }

    /// <summary><c>3 Lines Sequence&lt;Shop.Line&gt;</c>, or <c>Green 1</c> of an enum.</summary>
    private static LockEntry? ParseEntry(string line, string format) => (line.Split(' '), format) switch
    {
        ([var name, var value], LockFormat.Enum) => new LockEntry(-1, name, value),
        ([var key, var name, var kind], not LockFormat.Enum) when int.TryParse(key, NumberStyles.None, CultureInfo.InvariantCulture, out var number) =>
            new LockEntry(number, name, kind),
        _ => null,
    };
}
