namespace FastSer.Generator.Output;

/// <summary>
/// The class of the assembly that holds the shared helpers. It stands in several files, so that an edit changes few of them.
/// Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Space">The namespace of the class.</param>
/// <param name="Number">Which file it is.</param>
/// <param name="IsFirst">It bears what is said of the class once.</param>
/// <param name="Helpers">The helpers, in the order of their names.</param>
internal sealed record HelperFile(string Space, int Number, bool IsFirst, EquatableArray<Helper> Helpers)
{
    public const string ClassName = "Helpers";

    /// <summary>About as many helpers stand in a file.</summary>
    private const int FileSize = 16;

    private const string Head = """
        /// <summary>
        /// Writes and reads composite types for all types of the assembly. Where elements hold collections too, BeginItems reserves
        /// the least size of all elements, so that no count inside them can claim bytes that are not there.
        /// </summary>
        """;

    /// <summary>
    /// Divides helpers, each of which may be there many times. A hash of the name selects the file. The number of files is a power
    /// of two: it changes rarely.
    /// </summary>
    public static IEnumerable<HelperFile> Divide(IEnumerable<Helper> helpers, string space)
    {
        var distinct = helpers.Distinct().ToList();
        var count = 1u;
        while (count * FileSize < distinct.Count)
        {
            count *= 2;
        }

        return distinct.GroupBy(helper => (int)(StableHash.NumberOf(helper.Name) % count))
            .OrderBy(static file => file.Key)
            .Select((file, i) => new HelperFile(
                space, file.Key, i == 0, file.OrderBy(static helper => helper.Name, StringComparer.Ordinal).ToEquatableArray()));
    }

    public string Emit()
    {
        var source = new SourceWriter();
        if (IsFirst)
        {
            source.Line(Head);
            source.Line(Names.GeneratedType);
        }

        source.Open($"internal static partial class {ClassName}");
        EmitMethods(source, Helpers);
        source.Close();
        return FileHead.Complete(source.ToString(), Space, UseMarks.None);
    }

    public static void EmitMethods(SourceWriter source, IEnumerable<Helper> helpers)
    {
        foreach (var helper in helpers)
        {
            source.Line(helper.Text);
        }
    }
}
