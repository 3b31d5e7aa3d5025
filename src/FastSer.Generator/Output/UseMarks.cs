namespace FastSer.Generator.Output;

/// <summary>
/// The warnings of C# about names in an emitted file, for which the file needs attributes. Immutable and structurally equal all the
/// way down.
/// </summary>
/// <param name="IsObsolete">Some may be named by obsolete code only.</param>
/// <param name="Experiments">The ids of experimental ones, in order.</param>
internal sealed record UseMarks(bool IsObsolete, EquatableArray<string> Experiments)
{
    /// <summary>The names that the project gives to references (<c>extern alias</c>) to which some of the types belong.</summary>
    public EquatableArray<string> Aliases { get; init; } = EquatableArray<string>.Empty;

    public static UseMarks None { get; } = new(false, EquatableArray<string>.Empty);

    public static UseMarks Combine(IEnumerable<UseMarks> marks)
    {
        var all = marks.ToList();
        return new UseMarks(all.Exists(static one => one.IsObsolete), Merge(all.SelectMany(static one => one.Experiments)))
        {
            Aliases = Merge(all.SelectMany(static one => one.Aliases)),
        };
    }

    private static EquatableArray<string> Merge(IEnumerable<string> names) =>
        names.Distinct().OrderBy(static name => name, StringComparer.Ordinal).ToEquatableArray();
}
