namespace FastSer.Generator.Models;

/// <summary>A class that another assembly's classes derive from, or may.</summary>
/// <param name="FullName">The class.</param>
/// <param name="MembersHash">The hash of the members that it declares itself, as a literal.</param>
/// <param name="Hidden">Those that other assemblies do not see.</param>
internal sealed record BaseModel(string FullName, string MembersHash, EquatableArray<string> Hidden);
