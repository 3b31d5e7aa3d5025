using System.Text;

namespace FastSer.Generator.Lock;

/// <summary>The text of a schema lock: sorted, so that a change of one member is a change of one line.</summary>
internal static class LockFormat
{
    public const string Tolerant = "tolerant";
    public const string Append = "append";
    public const string AppendReferences = "append references";
    public const string Union = "union";
    public const string TolerantUnion = "tolerant union";
    public const string FixedClass = "fixed class";
    public const string FixedStruct = "fixed struct";
    public const string FixedReferences = "fixed references";
    public const string Enum = "enum";
    public const string FileName = "FastSer.schema.lock";

    /// <summary>The generated file that the build copies the lock from; a comment on every line.</summary>
    public const string HintName = FileName + ".g.cs";

    private const string Comment = "//";

    public static bool IsKnown(string format) => format is Tolerant or Append or AppendReferences or Union or TolerantUnion
        or FixedClass or FixedStruct or FixedReferences or Enum;

    public static string ToSource(IEnumerable<LockSection> sections)
    {
        var text = new StringBuilder();
        Line("# What stored bytes depend on: the types of this project and their members. Accept additions: dotnet build -p:FastSerUpdateLock=true");
        foreach (var section in sections.OrderBy(static section => section.TypeName, StringComparer.Ordinal).ThenBy(static section => section.IsUnion))
        {
            Line($"[{section.TypeName}] {section.Format}");
            foreach (var entry in section.Entries)
            {
                Line(section.Format == Enum ? $"{entry.Name} {entry.Kind}" : FormattableString.Invariant($"{entry.Key} {entry.Name} {entry.Kind}"));
            }
        }

        return text.ToString();

        void Line(string line) => text.Append(Comment).Append(line).Append('\n');
    }
}
