namespace FastSer.Generator.Wire;

/// <summary>Emits the loops over the elements or entries of collections.</summary>
internal static class ItemLoop
{
    /// <summary>Opens the loop that reads them.</summary>
    public static void Open(SourceWriter source, string count, int minimumSize, bool allocates)
    {
        EmitReservation(source, count, minimumSize, allocates);
        source.Open("for (var i = 0; i < count; i++)");
        EmitNext(source, minimumSize, allocates);
    }

    public static void EmitReservation(SourceWriter source, string count, int minimumSize, bool allocates)
    {
        if (allocates)
        {
            source.Line(FormattableString.Invariant($"reader.BeginItems({count}, minimumElementSize: {minimumSize});"));
        }
    }

    public static void EmitNext(SourceWriter source, int minimumSize, bool allocates)
    {
        if (allocates)
        {
            source.Line(FormattableString.Invariant($"reader.NextItem(minimumElementSize: {minimumSize});"));
        }
    }

    /// <summary>Writes elements or entries whose count might change meanwhile.</summary>
    /// <param name="source">Where to emit.</param>
    /// <param name="helpers">The file's helpers.</param>
    /// <param name="ops">How the collection is counted and enumerated.</param>
    /// <param name="local">The loop's local.</param>
    /// <param name="items">What one iteration writes.</param>
    public static void EmitCounted(SourceWriter source, HelperSet helpers, CollectionOps ops, string local, RunItem[] items)
    {
        source.Line($"var count = {ops.Count};");
        if (ops.HasForeignCount)
        {
            source.Line($"{Names.Writer}.CheckCount(count);");
        }

        source.Line("writer.WriteCount(count);");
        if (ops.IsIndexed)
        {
            ElementLoop.EmitIndexed(source, helpers, items[0]);
            return;
        }

        source.Line("var written = 0;");
        ElementLoop.Emit(source, helpers, $"foreach (var {local} in {ops.Source})", items, isCounted: true);
        source.Line($"{Names.Writer}.CheckCount(count, written);");
    }
}
