namespace FastSer.Generator.Model;

/// <summary>A comparer that a member states. Immutable and structurally equal.</summary>
/// <param name="Expression">The C# expression of its one instance.</param>
/// <param name="Name">What it adds to a helper's name.</param>
internal sealed record ComparerModel(string Expression, string Name);
