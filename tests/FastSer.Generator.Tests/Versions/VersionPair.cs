namespace FastSer.Generator.Tests.Versions;

/// <summary>A declaration before and after one edit. Both declare a type <c>Root</c>; the code does not name its namespace.</summary>
/// <param name="Title">The declaration and the edit, for messages.</param>
/// <param name="Old">The source before the edit.</param>
/// <param name="New">The source after it.</param>
/// <param name="Value">The C# expression of the value that the old version writes.</param>
/// <param name="OldDump">The C# expression that shows the members of <c>value</c> in the old version: <c>Name=value;</c> each.</param>
/// <param name="NewDump">The dump in the new version.</param>
/// <param name="Defaults">The values of members that the old version did not have, by name.</param>
internal sealed record VersionPair(
    string Title, string Old, string New, string Value, string OldDump, string NewDump, IReadOnlyDictionary<string, string> Defaults)
{
    /// <summary>The edit is allowed: the lock accepts it, after an update at most, and the data reads.</summary>
    public bool IsAllowed { get; init; }

    /// <summary>Versions of the type, or of what it contains, read each other: fingerprints do not distinguish them.</summary>
    public bool HasVersions { get; init; }

    /// <summary>The new name of each member that the edit declares to be renamed.</summary>
    public IReadOnlyDictionary<string, string> Renamed { get; init; } = new Dictionary<string, string>();
}
