using System.Text;
using FastSer.Generator.Model;

namespace FastSer.Generator.Parsing;

/// <summary>The text of a schema lock: sorted, so that a change of one member is a change of one line.</summary>
internal static class LockFormat
{
    public const string Tolerant = "tolerant";
    public const string Fixed = "fixed";

    /// <summary>The generated file that the build copies the lock from; a comment on every line.</summary>
    public const string HintName = LockFileParser.FileName + ".g.cs";

    private const string Comment = "//";

    public static string ToSource(IEnumerable<LockSection> sections)
    {
        var text = new StringBuilder();
        Line("# What the stored bytes of Tolerant types depend on. Accept additions: dotnet build -p:FastSerUpdateLock=true");
        foreach (var section in sections.OrderBy(static section => section.TypeName, StringComparer.Ordinal))
        {
            Line($"[{section.TypeName}] {(section.IsTolerant ? Tolerant : Fixed)}");
            foreach (var entry in section.Entries)
            {
                Line(FormattableString.Invariant($"{entry.Key} {entry.Name} {entry.Kind}"));
            }
        }

        return text.ToString();

        void Line(string line) => text.Append(Comment).Append(line).Append('\n');
    }
}
