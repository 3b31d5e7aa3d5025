namespace FastSer.Generator.Objects;

internal sealed partial class CompactFormat
{
    /// <summary>The strings that follow the fixed members: they share one capacity check with all that stands before them.</summary>
    private List<MemberModel> LeadingStrings => [.. _layout.Variable.TakeWhile(static member => member.Type.MustBeHeld)];

    protected override string FormatSummary()
    {
        if (_layout.Controlled.Count + _layout.Fixed.Count + _layout.Variable.Count > 12)
        {
            return "/// <inheritdoc/>";
        }

        string[] parts =
        [
            FormatNames(_layout.Controlled.Where(static controlled => controlled.Member.PresenceLocal is null)
                .Select(static controlled => controlled.Member)),
            FormatNames(_layout.Fixed),
            FormatNames(_layout.Variable),
        ];
        return $"/// <summary>Writes control bits, then {string.Join(", then ", parts.Where(static part => part.Length > 0))}.</summary>";
    }

    protected override void EmitWriteMembers(string? header)
    {
        // What is looked at twice is read once: strings for their length, nullable values for their presence.
        HoldMembers(_layout.Variable.Where(IsHeld));
        var strings = LeadingStrings;
        EmitComment(strings);
        Source.Line($"writer.Commit({EmitRun(strings, $"writer.Reserve({FormatBound(strings)})", "var block")});");
        EmitOthers(strings.Count);
    }

    protected override void EmitPutMembers()
    {
        HoldMembers(_layout.Variable);
        var strings = LeadingStrings;
        Source.If($"!limit.Fits(block, {FormatBound(strings)})", "return default;");
        Source.Line($"return {EmitRun(strings, "block", "block")};");
    }

    private void HoldMembers(IEnumerable<MemberModel> members)
    {
        foreach (var member in members)
        {
            EmitHold(member, AccessorEmitter.FormatGet(member));
        }
    }

    private string FormatBound(List<MemberModel> strings) =>
        FormattableString.Invariant($"{_layout.ControlSize + _layout.MaxIntegerSize + _layout.FixedSize}")
        + string.Concat(strings.Select(static member => $" + {member.Type.FormatBound(member.Local)}"));

    /// <summary>Control bits, integers, fixed members and the strings behind them; returns the expression of the block's end.</summary>
    private string EmitRun(List<MemberModel> strings, string start, string target)
    {
        Source.Line(FormattableString.Invariant($"var body = {start}.BeginCompact(controlSize: {_layout.ControlSize});"));
        if (Model.IsReference)
        {
            Source.Line("body.WritePresent();");
        }

        var word = 0;
        foreach (var (member, ofWord, bit) in _layout.Controlled)
        {
            if (ofWord > word)
            {
                Source.Line("body.NextControl();");
                word = ofWord;
            }

            var value = member.Type is NullableType
                ? member.Local + ".HasValue"
                : member.Type.FormatNumber(AccessorEmitter.FormatGet(member));
            Source.Line(FormattableString.Invariant($"body.Write{member.Type.Control!.Method}({bit}, {value});"));
        }

        return EmitTail(strings, FormattableString.Invariant($"body.End(controlSize: {_layout.SizeOf(word)})"), target);
    }

    private string EmitTail(List<MemberModel> strings, string end, string target)
    {
        if (_layout.Fixed.Count == 0 && strings.Count == 0)
        {
            return end;
        }

        Source.Line($"{target} = {end};");
        var offset = 0;
        foreach (var member in _layout.Fixed)
        {
            member.Type.EmitPut(Source, offset, AccessorEmitter.FormatGet(member));
            offset += member.Type.FixedSize!.Value;
        }

        var tail = RunEmitter.FormatAdvance(offset);
        for (var i = 0; i < strings.Count; i++)
        {
            tail = strings[i].Type.FormatPutBounded(offset, strings[i].Local, Helpers);
            offset = 0;
            if (i < strings.Count - 1)
            {
                Source.Line($"block = {tail};");
            }
        }

        return tail;
    }

    /// <summary>The members behind that run, in their order.</summary>
    private void EmitOthers(int start)
    {
        var runs = new RunEmitter(Source, Helpers, isBlockDeclared: _layout.Fixed.Count > 0 || start > 0);
        var others = _layout.Variable.Skip(start).ToList();
        for (var i = 0; i < others.Count;)
        {
            var run = others.Skip(i).TakeWhile(static member => member.Type is not NullableType).ToList();
            runs.EmitAll([.. run.Select(ItemOf)], withPresence: false);
            i += run.Count;
            for (; i < others.Count && others[i].Type is NullableType nullable; i++)
            {
                Source.Line();
                Source.Open($"if ({others[i].Local}.HasValue)");
                Source.Line(nullable.Element.FormatWrite(others[i].Local + ".Value", Helpers));
                Source.Close();
            }

            if (i < others.Count)
            {
                Source.Line();
            }
        }
    }

    private static RunItem ItemOf(MemberModel member) =>
        new(member.Type, IsHeld(member) ? member.Local : AccessorEmitter.FormatGet(member));

    private static bool IsHeld(MemberModel member) => member.MustBeHeld || member.Type is NullableType;

    private void EmitComment(List<MemberModel> strings)
    {
        var parts = new List<string> { FormatCount(_layout.ControlSize, "control byte") };
        if (_layout.MaxIntegerSize > 0)
        {
            parts.Add(FormattableString.Invariant($"at most {FormatCount(_layout.MaxIntegerSize, "byte")} of integers"));
        }

        if (_layout.FixedSize > 0)
        {
            parts.Add(FormatCount(_layout.FixedSize, "fixed byte"));
        }

        parts.AddRange(strings.Select(static member => member.DisplayName));
        if (parts.Count > 1)
        {
            Source.Line($"// {string.Join(", ", parts.Take(parts.Count - 1))} and {parts[parts.Count - 1]}: one capacity check.");
        }
    }

    private static string FormatCount(int count, string noun) =>
        FormattableString.Invariant($"{count} {noun}{(count == 1 ? "" : "s")}");
}
