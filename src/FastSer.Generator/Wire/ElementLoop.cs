namespace FastSer.Generator.Wire;

/// <summary>Emits the loop that writes the elements or entries of a collection.</summary>
internal static class ElementLoop
{
    /// <param name="source">Where to emit.</param>
    /// <param name="helpers">The file's helpers.</param>
    /// <param name="header">The <c>foreach</c>.</param>
    /// <param name="items">What one iteration writes; strings that are not locals yet are held.</param>
    /// <param name="isCounted">The collection may change its count meanwhile: count what is written.</param>
    public static void Emit(SourceWriter source, HelperSet helpers, string header, RunItem[] items, bool isCounted)
    {
        var isRun = items.All(static item => item.Type.IsBounded);
        var isFixed = items.All(static item => item.Type.FixedSize is not null);
        if (isFixed && isCounted)
        {
            EmitFixed(source, header, items);
            return;
        }

        if (isRun)
        {
            source.Line("var block = writer.Block;");
            source.Line("var limit = writer.Limit;");
        }

        source.Open(header);
        var held = items.Select(item => Hold(source, item)).ToList();
        var emitter = new RunEmitter(source, helpers);
        if (isRun)
        {
            emitter.EmitIteration(held);
        }
        else
        {
            emitter.EmitAll(held, withPresence: false);
        }

        if (isCounted)
        {
            source.Line("written++;");
        }

        source.Close();
        source.Line();
        if (isRun)
        {
            source.Line("writer.Commit(block);");
        }
    }

    /// <summary>Elements by their index, which must stay <c>count</c> in number.</summary>
    public static void EmitIndexed(SourceWriter source, HelperSet helpers, RunItem item)
    {
        source.Open("for (var i = 0; i < count && i < items.Count; i++)");
        source.Line($"var item = {item.Value};");
        new RunEmitter(source, helpers).EmitAll([item with { Value = "item" }], withPresence: false);
        source.Close();
        source.Line();
        source.Line($"{Names.Writer}.CheckCount(count, items.Count);");
    }

    /// <summary>One capacity check for all entries; a collection with more than its count is stopped, and then refused.</summary>
    private static void EmitFixed(SourceWriter source, string header, RunItem[] items)
    {
        var size = items.Sum(static item => item.Type.FixedSize!.Value);
        source.Line(FormattableString.Invariant($"var block = writer.Reserve((nint)count * {size});"));
        source.Open(header);
        source.If("written++ == count", "break;");
        var offset = 0;
        foreach (var item in items)
        {
            item.Type.EmitPut(source, offset, item.Value);
            offset += item.Type.FixedSize!.Value;
        }

        source.Line(FormattableString.Invariant($"block = block.Advance({size});"));
        source.Close();
        source.Line();
        source.Line("writer.Commit(block);");
    }

    private static RunItem Hold(SourceWriter source, RunItem item)
    {
        if (!item.Type.MustBeHeld || !item.Value.Contains('.'))
        {
            return item;
        }

        var local = item.Value.EndsWith(".Key", StringComparison.Ordinal) ? "key" : "value";
        source.Line($"var {local} = {item.Value};");
        return item with { Value = local };
    }
}
