using System.Text;

namespace FastSer.Generator.Lock;

/// <summary>The text of a schema lock: sorted, so that a change of one member is a change of one line.</summary>
internal static class LockFormat
{
    public const string Tolerant = "tolerant";
    public const string Append = "append";
    public const string Union = "union";
    public const string Fixed = "fixed";
    public const string FileName = "FastSer.schema.lock";

    /// <summary>The generated file that the build copies the lock from; a comment on every line.</summary>
    public const string HintName = FileName + ".g.cs";

    private const string Comment = "//";

    public static string ToSource(IEnumerable<LockSection> sections)
    {
        var text = new StringBuilder();
        Line("# What stored bytes depend on: types whose versions read each other, and what they contain. Accept additions: dotnet build -p:FastSerUpdateLock=true");
        foreach (var section in sections.OrderBy(static section => section.TypeName, StringComparer.Ordinal))
        {
            Line($"[{section.TypeName}] {section.Format}");
            foreach (var entry in section.Entries)
            {
                Line(FormattableString.Invariant($"{entry.Key} {entry.Name} {entry.Kind}"));
            }
        }

        return text.ToString();

        void Line(string line) => text.Append(Comment).Append(line).Append('\n');
    }
}
