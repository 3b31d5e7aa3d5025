namespace FastSer.Generator.Collections;

/// <summary>A comparer that a member states. Immutable and structurally equal.</summary>
/// <param name="Expression">The C# expression of its one instance.</param>
/// <param name="Name">What it adds to a helper's name.</param>
internal sealed record ComparerModel(string Expression, string Name)
{
    /// <summary>Not all code of the assembly can name it.</summary>
    public bool IsPrivate { get; init; }

    /// <summary>One of the comparers of strings that .NET has.</summary>
    public static ComparerModel OfStrings(string comparison) => new("global::System.StringComparer." + comparison, comparison);

    /// <summary>A user-defined class.</summary>
    public static ComparerModel OfType(string fullName, string name) => new($"{Names.ComparerOf}<{fullName}>.Instance", name);
}
