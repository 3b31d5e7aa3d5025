namespace FastSer.Generator.Objects;

/// <summary>The Compact format: control bits, the integers that they describe, the members of fixed size, all others.</summary>
internal sealed partial class CompactFormat(TypeModel model, SourceWriter source, HelperSet helpers)
    : ObjectFormat(model, source, helpers)
{
    private readonly CompactLayout _layout = new(model);

    protected override void EmitReadNull()
    {
        if (Model.IsReference)
        {
            Source.If("reader.ReadNull()", "return null;");
        }
    }

    protected override void EmitReadMembers()
    {
        static string Format(MemberModel member, string value) => $"var {member.Local} = {value};";
        EmitReads(Format, member => Format(member, NullCheckEmitter.FormatRead(member, member.Type.FormatRead(Helpers))));
    }

    protected override void EmitReadMembersInto() => EmitReads(AccessorEmitter.FormatAssign, FormatReadInto);

    private void EmitReads(Func<MemberModel, string, string> format, Func<MemberModel, string> formatVariable)
    {
        Source.Line(FormattableString.Invariant($"var body = reader.BeginCompact{(Model.IsReference ? "Object" : "Struct")}(")
            + FormattableString.Invariant($"controlSize: {_layout.ControlSize}, maxSize: {_layout.ControlSize + _layout.MaxIntegerSize}, ")
            + $"unusedBits: {_layout.FormatUnusedBits(0)});");
        EmitReadControlled(format);
        Source.Line("reader.EndCompact(body);");
        if (_layout.FixedSize > 0)
        {
            Source.Line(FormattableString.Invariant($"var block = reader.Take({_layout.FixedSize});"));
        }

        var offset = 0;
        foreach (var member in _layout.Fixed)
        {
            Source.Line(format(member, member.Type.FormatGet(offset)));
            offset += member.Type.FixedSize!.Value;
        }

        foreach (var member in _layout.Variable)
        {
            LengthLimitEmitter.EmitExpectation(Source, member);
            Source.Line(member is { PresenceLocal: { } presence, Type: NullableType nullable }
                ? format(member, $"{presence} ? {nullable.FormatReadPresent(Helpers, isTyped: false)} : null")
                : formatVariable(member));
        }
    }

    private void EmitReadControlled(Func<MemberModel, string, string> format)
    {
        var word = 0;
        foreach (var (member, ofWord, bit) in _layout.Controlled)
        {
            if (ofWord > word)
            {
                word = ofWord;
                Source.Line(FormattableString.Invariant($"body.NextControl(offset: {word * 8}, size: {_layout.SizeOf(word)}, ")
                    + $"unusedBits: {_layout.FormatUnusedBits(word)});");
            }

            var value = FormattableString.Invariant($"body.Read{member.Type.Control!.Method}({bit})");
            Source.Line(member.PresenceLocal is { } presence
                ? $"var {presence} = {value};"
                : format(member, member.Type.FormatFromNumber(value)));
        }
    }
}
