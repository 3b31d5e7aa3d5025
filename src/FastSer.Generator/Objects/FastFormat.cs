namespace FastSer.Generator.Objects;

/// <summary>The Fast format: presence, the members of fixed size as one block, then the others.</summary>
internal class FastFormat(TypeModel model, SourceWriter source, HelperSet helpers) : ObjectFormat(model, source, helpers)
{
    /// <summary>The code of a type with more members is not inlined.</summary>
    private const int MaximumInlinedMembers = 6;

    private readonly IReadOnlyList<MemberModel> _members = WireOrder.Of(model);

    /// <summary>For a small struct, a call costs as much as its members, and several times as much in Mono's interpreter (E86).</summary>
    protected override bool IsWriteInlined => !Model.IsReference && Header is null && Model.StackFrameSize == 0
        && _members.Count <= MaximumInlinedMembers && _members.All(static member => member.Type.IsBounded);

    /// <summary>The expression in place of the presence byte, if there is one.</summary>
    protected virtual string? Header => null;

    protected override string FormatSummary()
    {
        if (_members.Count is 0 or > 12)
        {
            return "/// <inheritdoc/>";
        }

        var fixedOnes = FormatNames(_members.Where(static member => member.Type.FixedSize is not null));
        var others = FormatNames(_members.Where(static member => member.Type.FixedSize is null));
        var separator = fixedOnes.Length > 0 && others.Length > 0 ? ", then " : "";
        return $"/// <summary>Writes {fixedOnes}{separator}{others}.</summary>";
    }

    protected override void EmitWriteMembers(string? header) =>
        new RunEmitter(Source, Helpers) { Header = header ?? Header }.EmitAll(HoldMembers(), withPresence: Model.IsReference || Header is not null);

    protected override void EmitPutMembers() => new RunEmitter(Source, Helpers) { Header = Header }.EmitTryPut(HoldMembers());

    protected override void EmitReadNull()
    {
        if (Model.Tracking != Tracking.None)
        {
            Source.If("!reader.TryReadNew()", $"return reader.ReadReference<{Model.SelfName}>();");
        }
        else if (Model.IsReference)
        {
            Source.If("!reader.ReadPresence()", "return null;");
        }
    }

    protected override void EmitReadMembers() => EmitReads(
        static (member, value) => $"var {member.Local} = {value};",
        member => $"var {member.Local} = {NullCheckEmitter.FormatRead(member, member.Type.FormatRead(Helpers))};");

    protected override void EmitReadMembersInto() => EmitReads(AccessorEmitter.FormatAssign, FormatReadInto);

    private void EmitReads(Func<MemberModel, string, string> formatFixed, Func<MemberModel, string> formatOther)
    {
        var offset = 0;
        var declaration = "var ";
        for (var i = 0; i < _members.Count; i++)
        {
            var member = _members[i];
            if (member.Type.FixedSize is not null && (i == 0 || _members[i - 1].Type.FixedSize is null))
            {
                var size = _members.Skip(i).TakeWhile(static next => next.Type.FixedSize is not null).Sum(static next => next.Type.FixedSize!.Value);
                Source.Line(FormattableString.Invariant($"{declaration}block = reader.Take({size});"));
                declaration = "";
                offset = 0;
            }

            LengthLimitEmitter.EmitExpectation(Source, member);
            Source.Line(member.Type.FixedSize is null ? formatOther(member) : formatFixed(member, member.Type.FormatGet(offset)));
            offset += member.Type.FixedSize ?? 0;
        }
    }

    /// <summary>Reads each string once: the length that is reserved is that of the string that is written.</summary>
    private List<RunItem> HoldMembers()
    {
        var items = new List<RunItem>();
        foreach (var member in _members)
        {
            var value = AccessorEmitter.FormatGet(member);
            if (member.MustBeHeld)
            {
                EmitHold(member, value);
                value = member.Local;
            }

            items.Add(new RunItem(member.Type, value));
        }

        return items;
    }
}
