using System.Reflection;

namespace FastSer.TestKit;

/// <summary>A case of a union of F#.</summary>
/// <param name="Number">Its number in the declaration.</param>
/// <param name="Name">Its name in F#.</param>
/// <param name="Fields">The properties of its fields in the order of the declaration.</param>
public sealed record FSharpCase(int Number, string Name, IReadOnlyList<PropertyInfo> Fields);
