using FastSer.Generator.Model;
using FastSer.Generator.Wire;

namespace FastSer.Generator.Emission;

/// <summary>Emits Write of an object in the Compact format, some of whose members have control bits.</summary>
internal static class CompactWriteEmitter
{
    public static void Emit(SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers)
    {
        source.Line(FormatSummary(layout));
        ObjectEmitter.OpenWrite(source, model);
        if (model.IsReference)
        {
            source.Guard("value is null", "writer.WriteNull();", "return;");
            ObjectEmitter.EmitTypeCheck(source, model);
        }

        BaseEmitter.EmitChecks(source, model);
        if (model.IsRecursive)
        {
            source.Line("writer.Enter();");
        }

        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Serializing);

        // What is looked at twice is read once: strings for their length, nullable values for their presence.
        foreach (var member in layout.Variable.Where(IsHeld))
        {
            source.Line($"var {member.Local} = {AccessorEmitter.FormatGet(member)};");
        }

        EmitRun(source, model, layout, helpers, isTry: false);
        EmitOthers(source, layout, helpers);
        ObjectEmitter.EmitCallbacks(source, model.Callbacks.Serialized);
        if (model.IsRecursive)
        {
            source.Line("writer.Leave();");
        }

        source.Close();
    }

    /// <summary>All of it, if it fits.</summary>
    public static void EmitTryPut(SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers)
    {
        ObjectEmitter.OpenTryPut(source, model);
        foreach (var member in layout.Variable)
        {
            source.Line($"var {member.Local} = {AccessorEmitter.FormatGet(member)};");
        }

        EmitRun(source, model, layout, helpers, isTry: true);
        source.Close();
    }

    /// <summary>Control bits, integers, fixed members and the strings that follow them: one capacity check.</summary>
    private static void EmitRun(SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers, bool isTry)
    {
        var strings = LeadingStrings(layout);
        var size = layout.ControlSize + layout.MaxIntegerSize + layout.FixedSize;
        var bound = FormattableString.Invariant($"{size}")
            + string.Concat(strings.Select(static member => $" + {member.Type.FormatBound(member.Local)}"));
        var target = "block";
        if (isTry)
        {
            source.Guard($"!limit.Fits(block, {bound})", "return default;");
        }
        else
        {
            EmitComment(source, layout, strings);
            target = $"writer.Reserve({bound})";
        }

        source.Line(FormattableString.Invariant($"var body = {target}.BeginCompact(controlSize: {layout.ControlSize});"));
        if (model.IsReference)
        {
            source.Line("body.WritePresent();");
        }

        var word = 0;
        foreach (var (member, ofWord, bit) in layout.Controlled)
        {
            if (ofWord > word)
            {
                source.Line("body.NextControl();");
                word = ofWord;
            }

            source.Line(FormattableString.Invariant($"body.{FormatPut(member, bit)};"));
        }

        var end = FormattableString.Invariant($"body.End(controlSize: {layout.SizeOf(word)})");
        var tail = EmitTail(source, layout, strings, helpers, end, isTry);
        source.Line(isTry ? $"return {tail};" : $"writer.Commit({tail});");
    }

    private static string EmitTail(
        SourceWriter source, CompactLayout layout, List<MemberModel> strings, HelperSet helpers, string end, bool isTry)
    {
        if (layout.Fixed.Count == 0 && strings.Count == 0)
        {
            return end;
        }

        source.Line($"{(isTry ? "" : "var ")}block = {end};");
        var offset = 0;
        foreach (var member in layout.Fixed)
        {
            member.Type.EmitPut(source, offset, AccessorEmitter.FormatGet(member));
            offset += member.Type.FixedSize!.Value;
        }

        var tail = offset == 0 ? "block" : FormattableString.Invariant($"block.Advance({offset})");
        for (var i = 0; i < strings.Count; i++)
        {
            tail = strings[i].Type.FormatPutBounded(offset, strings[i].Local, helpers);
            offset = 0;
            if (i < strings.Count - 1)
            {
                source.Line($"block = {tail};");
            }
        }

        return tail;
    }

    /// <summary>The members behind that run, in their order.</summary>
    private static void EmitOthers(SourceWriter source, CompactLayout layout, HelperSet helpers)
    {
        var strings = LeadingStrings(layout);
        var runs = new RunEmitter(source, helpers, isBlockDeclared: layout.Fixed.Count > 0 || strings.Count > 0);
        var others = layout.Variable.Skip(strings.Count).ToList();
        for (var i = 0; i < others.Count;)
        {
            var run = others.Skip(i).TakeWhile(static member => member.Type is not NullableType).ToList();
            runs.EmitAll([.. run.Select(ItemOf)], withPresence: false);
            i += run.Count;
            for (; i < others.Count && others[i].Type is NullableType nullable; i++)
            {
                source.Line();
                source.Open($"if ({others[i].Local}.HasValue)");
                source.Line(nullable.Element.FormatWrite(others[i].Local + ".Value", helpers));
                source.Close();
            }

            if (i < others.Count)
            {
                source.Line();
            }
        }
    }

    private static string FormatPut(MemberModel member, int bit)
    {
        var value = member.Type is NullableType
            ? member.Local + ".HasValue"
            : member.Type.FormatNumber(AccessorEmitter.FormatGet(member));
        return FormattableString.Invariant($"Write{member.Type.Control!.Method}({bit}, {value})");
    }

    private static RunItem ItemOf(MemberModel member) =>
        new(member.Type, IsHeld(member) ? member.Local : AccessorEmitter.FormatGet(member));

    private static bool IsHeld(MemberModel member) => member.Type.MustBeHeld || member.Type is NullableType;

    private static List<MemberModel> LeadingStrings(CompactLayout layout) =>
        [.. layout.Variable.TakeWhile(static member => member.Type.MustBeHeld)];

    private static void EmitComment(SourceWriter source, CompactLayout layout, List<MemberModel> strings)
    {
        var parts = new List<string> { FormatCount(layout.ControlSize, "control byte") };
        if (layout.MaxIntegerSize > 0)
        {
            parts.Add(FormattableString.Invariant($"at most {FormatCount(layout.MaxIntegerSize, "byte")} of integers"));
        }

        if (layout.FixedSize > 0)
        {
            parts.Add(FormatCount(layout.FixedSize, "fixed byte"));
        }

        parts.AddRange(strings.Select(static member => member.DisplayName));
        if (parts.Count == 1)
        {
            return;
        }

        source.Line($"// {FormatList(parts)}: one capacity check.");
    }

    private static string FormatSummary(CompactLayout layout)
    {
        static string List(IEnumerable<MemberModel> part) =>
            string.Join(", ", part.Select(static member => $"<c>{member.DisplayName}</c>"));

        if (layout.Controlled.Count + layout.Fixed.Count + layout.Variable.Count > 12)
        {
            return "/// <inheritdoc/>";
        }

        string[] parts =
        [
            List(layout.Controlled.Where(static controlled => controlled.Member.PresenceLocal is null)
                .Select(static controlled => controlled.Member)),
            List(layout.Fixed),
            List(layout.Variable),
        ];
        return $"/// <summary>Writes control bits, then {string.Join(", then ", parts.Where(static part => part.Length > 0))}.</summary>";
    }

    private static string FormatCount(int count, string noun) =>
        FormattableString.Invariant($"{count} {noun}{(count == 1 ? "" : "s")}");

    private static string FormatList(List<string> parts) => $"{string.Join(", ", parts.Take(parts.Count - 1))} and {parts[parts.Count - 1]}";
}
