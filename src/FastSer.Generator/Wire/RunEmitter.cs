namespace FastSer.Generator.Wire;

/// <summary>One value of a run: its type and the expression that holds it.</summary>
internal readonly record struct RunItem(WireType Type, string Value);

/// <summary>
/// Emits the writes of consecutive bounded values: one capacity check for all, fixed ones at constant offsets.
/// Strings must be held by locals, so that what was measured is what is written.
/// </summary>
internal sealed class RunEmitter(SourceWriter source, HelperSet helpers, bool isBlockDeclared = false)
{
    private bool _isBlockDeclared = isBlockDeclared;

    /// <summary>The first byte of a value that is present: 1, or the end of its tag.</summary>
    public string? Header { get; init; }

    /// <summary>Splits values into runs of bounded ones and single unbounded ones.</summary>
    public void EmitAll(IReadOnlyList<RunItem> items, bool withPresence)
    {
        var index = 0;
        while (index < items.Count || withPresence)
        {
            var run = items.Skip(index).TakeWhile(static item => item.Type.IsBounded).ToList();
            index += run.Count;
            if (withPresence || run.Count > 0)
            {
                EmitRun(run, withPresence);
                withPresence = false;
            }
            else
            {
                source.Line(items[index].Type.FormatWrite(items[index].Value, helpers));
                index++;
            }
        }
    }

    private void EmitRun(List<RunItem> run, bool withPresence)
    {
        if (run.Count == 0)
        {
            source.Line(Header is null ? "writer.WritePresent();" : $"writer.WriteByte({Header});");
            return;
        }

        if (run.Count == 1 && !withPresence && !run[0].Type.IsWrittenAsItems)
        {
            source.Line(run[0].Type.FormatWrite(run[0].Value, helpers));
            return;
        }

        EmitComment(run, withPresence);
        source.Line($"{(_isBlockDeclared ? "" : "var ")}block = writer.Reserve({FormatBound(run, withPresence)});");
        _isBlockDeclared = true;
        source.Line($"writer.Commit({EmitPuts(run, withPresence)});");
    }

    /// <summary>Emits a run that goes on from the block of the iteration before: loops call nothing while there is room.</summary>
    public void EmitIteration(List<RunItem> run)
    {
        source.Open($"if (!limit.Fits(block, {FormatBound(run, withPresence: false)}))");
        source.Line($"block = writer.Extend(block, {FormatBound(run, withPresence: false)});");
        source.Line("limit = writer.Limit;");
        source.Close();
        source.Line();
        source.Line($"block = {EmitPuts(run, withPresence: false)};");
    }

    /// <summary>Emits a run that is written whole if it fits, and not at all if it does not.</summary>
    public void EmitTryPut(List<RunItem> run)
    {
        source.If($"!limit.Fits(block, {FormatBound(run, withPresence: true)})", "return default;");
        source.Line($"return {EmitPuts(run, withPresence: true)};");
    }

    /// <summary>Emits the puts of a run and returns the expression of the block behind it.</summary>
    private string EmitPuts(List<RunItem> run, bool withPresence)
    {
        var offset = 0;
        if (withPresence)
        {
            source.Line(Header is null ? "block.WritePresent();" : $"block.WriteByte(0, {Header});");
            offset = 1;
        }

        for (var i = 0; i < run.Count; i++)
        {
            if (run[i].Type.FixedSize is { } size)
            {
                run[i].Type.EmitPut(source, offset, run[i].Value);
                offset += size;
                continue;
            }

            var end = run[i].Type.FormatPutBounded(offset, run[i].Value, helpers);
            if (i == run.Count - 1)
            {
                return end;
            }

            source.Line($"block = {end};");
            offset = 0;
        }

        return FormatAdvance(offset);
    }

    private void EmitComment(List<RunItem> run, bool withPresence)
    {
        var parts = run.Where(static item => item.Type.FixedSize is null)
            .Select(static item => item.Value.Substring(item.Value.LastIndexOf('.') + 1).TrimStart('@')).ToList();
        if (parts.Count == 0)
        {
            return;
        }

        var fixedBytes = (withPresence ? 1 : 0) + run.Sum(static item => item.Type.FixedSize ?? 0);
        if (fixedBytes > 0)
        {
            parts.Insert(0, FormattableString.Invariant($"{fixedBytes} fixed byte{(fixedBytes == 1 ? "" : "s")}"));
        }

        var last = parts[parts.Count - 1];
        source.Line(parts.Count == 1
            ? $"// {last}: one capacity check."
            : $"// {string.Join(", ", parts.Take(parts.Count - 1))} and {last}: one capacity check.");
    }

    private static string FormatBound(List<RunItem> run, bool withPresence)
    {
        var constant = (withPresence ? 1 : 0) + run.Sum(static item => item.Type.BoundedSize);
        var terms = run.Select(static item => item.Type.FormatBound(item.Value)).OfType<string>().ToList();
        if (constant > 0)
        {
            terms.Insert(0, FormattableString.Invariant($"{constant}"));
        }

        return string.Join(" + ", terms);
    }

    public static string FormatAdvance(int offset) =>
        offset == 0 ? "block" : FormattableString.Invariant($"block.Advance({offset})");
}
