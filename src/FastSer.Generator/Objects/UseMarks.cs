namespace FastSer.Generator.Objects;

/// <summary>
/// What C# would say about the names in an emitted file, and what the file says back. Immutable and structurally equal all the
/// way down.
/// </summary>
/// <param name="IsObsolete">Some may be named by obsolete code only.</param>
/// <param name="Experiments">The ids of experimental ones, in order.</param>
internal sealed record UseMarks(bool IsObsolete, EquatableArray<string> Experiments)
{
    public static UseMarks None { get; } = new(false, EquatableArray<string>.Empty);

    public static UseMarks Combine(IEnumerable<UseMarks> marks)
    {
        var all = marks.ToList();
        return new UseMarks(
            all.Exists(static one => one.IsObsolete),
            all.SelectMany(static one => one.Experiments).Distinct().OrderBy(static id => id, StringComparer.Ordinal).ToEquatableArray());
    }
}
