using System.Text;

namespace FastSer.Generator.Lock;

/// <summary>The text of a schema lock: sorted, so that a change of one member is a change of one line.</summary>
internal static class LockSource
{
    private const string Comment = "//";

    /// <summary>Returns the text as comments of a source file.</summary>
    public static string ToSource(IEnumerable<LockSection> sections)
    {
        var text = new StringBuilder();
        Line("# What stored bytes depend on: the types of this project and their members. Accept additions: dotnet build -p:FastSerUpdateLock=true");
        foreach (var section in sections.OrderBy(static section => section.TypeName, StringComparer.Ordinal).ThenBy(static section => section.IsUnion))
        {
            Line($"[{section.TypeName}] {section.Format}");
            foreach (var entry in section.Entries)
            {
                Line(section.Format == LockFormat.Enum ? $"{entry.Name} {entry.Kind}" : FormattableString.Invariant($"{entry.Key} {entry.Name} {entry.Kind}"));
            }
        }

        return text.ToString();

        void Line(string line) => text.Append(Comment).Append(line).Append('\n');
    }
}
