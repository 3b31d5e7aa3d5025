using System.Globalization;
using FastSer.Generator.Lock;
using FastSer.Generator.Wire;
using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes;

/// <summary>Reads the keys that the schema lock of a project records.</summary>
internal static class LockedKeys
{
    public static async Task<LockFile?> ReadAsync(Project project, CancellationToken cancellation) =>
        LockUpdate.FindLock(project) is { } document
            ? LockFileParser.Parse(document.FilePath ?? document.Name, (await document.GetTextAsync(cancellation).ConfigureAwait(false)).ToString())
            : null;

    /// <summary>The keys of a Tolerant type.</summary>
    public static IEnumerable<LockEntry> EntriesOf(INamedTypeSymbol type, LockFile? locked) =>
        EntriesOf(type, locked, static section => section.Format == LockFormat.Tolerant);

    /// <summary>The tags of a union.</summary>
    public static IEnumerable<LockEntry> TagsOf(INamedTypeSymbol type, LockFile? locked) => EntriesOf(type, locked, static section => section.IsUnion);

    private static IEnumerable<LockEntry> EntriesOf(INamedTypeSymbol type, LockFile? locked, Func<LockSection, bool> isOfKind) =>
        locked?.Sections.FirstOrDefault(section => isOfKind(section) && section.TypeName == TypeNames.Schema(type))?.Entries ?? [];

    /// <summary>The key was reserved: no member ever had it.</summary>
    public static bool IsReserved(LockEntry entry) => entry is { IsRetired: true, Kind: ReservedType.Text };

    /// <summary>
    /// The lock has kinds, not types: those of scalars are the names of types of System. The types of all others are named by a person.
    /// </summary>
    public static bool IsNameable(string kind) => BuiltInScalars.AreOfSystem(kind);

    /// <summary>The attribute that retires a key with a nameable kind.</summary>
    public static string FormatRetired(int key, string kind, SemanticModel model, int position)
    {
        var type = model.Compilation.GetTypeByMetadataName("System." + kind)?.ToMinimalDisplayString(model, position) ?? "global::System." + kind;
        return $"[{AttributeInserter.NameOf("FastSerRetired", model, position)}({key.ToString(CultureInfo.InvariantCulture)}, typeof({type}))]";
    }

    /// <summary>The attribute that reserves keys.</summary>
    public static string FormatReserved(int first, int last, SemanticModel model, int position)
    {
        var name = AttributeInserter.NameOf("FastSerReservedKeys", model, position);
        return first == last
            ? FormattableString.Invariant($"[{name}({first})]")
            : FormattableString.Invariant($"[{name}({first}, {last})]");
    }
}
