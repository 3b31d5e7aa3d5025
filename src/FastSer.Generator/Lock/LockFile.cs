namespace FastSer.Generator.Lock;

/// <summary>A schema lock as it is on disk. Immutable and structurally equal all the way down.</summary>
/// <param name="Path">The file.</param>
/// <param name="Sections">Its types.</param>
/// <param name="FaultyLine">The first line that is none of a lock, from 0, or -1.</param>
internal sealed record LockFile(string Path, EquatableArray<LockSection> Sections, int FaultyLine);
