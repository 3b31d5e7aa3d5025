using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits Read and ReadInto of an object in the Compact format, some of whose members have control bits.</summary>
internal static class CompactReadEmitter
{
    public static void Emit(SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers)
    {
        ObjectEmitter.OpenRead(source, model);
        if (model.IsReference)
        {
            source.Guard("reader.ReadNull()", "return null;");
        }

        BaseEmitter.EmitChecks(source, model);
        if (model.IsReadInto)
        {
            ReadIntoEmitter.EmitNew(source, model, helpers);
        }
        else
        {
            EmitMembers(source, model, layout, helpers);
            source.Line();
            ConstructionEmitter.Emit(source, model);
        }

        source.Close();
    }

    /// <summary>The members, into locals.</summary>
    private static void EmitMembers(SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers)
    {
        if (model.IsRecursive)
        {
            source.Line("reader.Enter();");
        }

        EmitParts(source, model, layout, helpers, static (member, value) => $"var {member.Local} = {value};", isInto: false);
        if (model.IsRecursive)
        {
            source.Line("reader.Leave();");
        }
    }

    /// <summary>The members, into an object that exists: <c>value</c>.</summary>
    public static void EmitMembersInto(SourceWriter source, TypeModel model, HelperSet helpers) =>
        EmitParts(source, model, new CompactLayout(model), helpers, AccessorEmitter.FormatAssign, isInto: true);

    private static void EmitParts(
        SourceWriter source, TypeModel model, CompactLayout layout, HelperSet helpers,
        Func<MemberModel, string, string> format, bool isInto)
    {
        source.Line(FormattableString.Invariant($"var body = reader.BeginCompact{(model.IsReference ? "Object" : "Struct")}(")
            + FormattableString.Invariant($"controlSize: {layout.ControlSize}, maxSize: {layout.ControlSize + layout.MaxIntegerSize}, ")
            + $"unusedBits: {layout.FormatUnusedBits(0)});");
        EmitControlled(source, layout, format);
        source.Line("reader.EndCompact(body);");
        if (layout.FixedSize > 0)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({layout.FixedSize});"));
        }

        var offset = 0;
        foreach (var member in layout.Fixed)
        {
            source.Line(format(member, Wire.FormatGet(member.Type, offset)));
            offset += member.Type.FixedSize!.Value;
        }

        foreach (var member in layout.Variable)
        {
            source.Line(member.PresenceLocal is { } presence
                ? format(member, $"{presence} ? {Wire.FormatReadPresent(member.Type, helpers)} : null")
                : isInto ? ReadIntoEmitter.FormatMember(member, helpers)
                : format(member, Wire.FormatRead(member.Type, helpers)));
        }
    }

    private static void EmitControlled(SourceWriter source, CompactLayout layout, Func<MemberModel, string, string> format)
    {
        var word = 0;
        foreach (var (member, ofWord, bit) in layout.Controlled)
        {
            if (ofWord > word)
            {
                word = ofWord;
                source.Line(FormattableString.Invariant($"body.NextControl(offset: {word * 8}, size: {layout.SizeOf(word)}, ")
                    + $"unusedBits: {layout.FormatUnusedBits(word)});");
            }

            var value = FormattableString.Invariant($"body.Read{CompactLayout.MethodOf(member.Type)}({bit})");
            value = member.Type.Kind == WireKind.Enum ? Wire.FormatEnum(member.Type, value) : value;
            source.Line(member.PresenceLocal is { } presence ? $"var {presence} = {value};" : format(member, value));
        }
    }
}
