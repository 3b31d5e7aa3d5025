namespace FastSer.Generator.Tests.Declarations;

/// <summary>One declaration of the corpus: the source of a class or struct named <c>Subject</c>, and of what it needs.</summary>
/// <param name="Name">Names the declaration in reports.</param>
/// <param name="Source">The source, without a namespace. A type <c>Root</c>, if there is one, is the declared type of the value.</param>
/// <param name="Generated">The code of another generator, which FastSer's generator does not see.</param>
/// <param name="Changed">
/// Members whose own code changes the value: a constructor or accessor that does not give back what it was given, and no setter. No
/// generator can see that, and docs/types.md says so.
/// </param>
internal sealed record Declaration(string Name, string Source, string Generated = "", params string[] Changed)
{
    public override string ToString() => $"// {Name}\n{Source}{(Generated.Length > 0 ? "\n// by another generator:\n" + Generated : "")}";
}
