namespace FastSer.Generator.Objects;

/// <summary>
/// The form of types that members may be appended to: the number of members in place of the presence byte, then the members, none of which
/// overtakes another. Bytes of fewer members lead to a method that looks at the number before each member.
/// </summary>
internal sealed class AppendFormat(TypeModel model, SourceWriter source, HelperSet helpers) : FastFormat(model, source, helpers)
{
    private readonly string _other = helpers.Reserve(HelperSet.OtherVersion);

    private int Known => Model.Members.Count;

    /// <summary>0 is left for null.</summary>
    protected override string Header => FormattableString.Invariant($"{Known + 1}");

    private bool IsTracked => Model.Tracking != Tracking.None;

    public override void EmitOtherVersion()
    {
        Source.Line("/// <summary>Reads what a version with fewer members has written.</summary>");
        Source.Line(Names.GeneratedMember);
        Source.Open($"private static {Model.SelfName} {_other}(ref {Names.Reader} reader, int count)");
        EmitEnter("reader");
        IdentityEmitter.EmitReadStart(Source, Model);
        if (!IsTracked)
        {
            EmitFirst();
        }

        for (var number = 0; number < Known; number++)
        {
            EmitLocal(Model.Members[number], FormatIsGiven(number));
        }

        EmitLeave("reader");
        Source.Line();
        OtherVersionConstruction.Emit(Source, Model, member => FormatIsGiven(NumberOf(member)));
        Source.Close();
    }

    protected override string FormatSummary() => Known is 0 or > 12
        ? "/// <inheritdoc/>"
        : $"/// <summary>Writes the number of members, then {FormatNames(Model.Members)}.</summary>";

    protected override void EmitWriteMembers(string? header)
    {
        if (header is not null)
        {
            throw new InvalidOperationException("A type that members may be appended to stands behind a tag as a whole.");
        }

        if (IsTracked)
        {
            Source.Line("writer.WritePresent();");
        }

        base.EmitWriteMembers(header);
    }

    protected override void EmitReadNull()
    {
        if (IsTracked)
        {
            base.EmitReadNull();
        }

        var method = Model.IsReference && !IsTracked ? "ReadMemberCount" : "RequireMemberCount";
        Source.Line(FormattableString.Invariant($"var count = reader.{method}(known: {Known});"));
        if (Model.IsReference && !IsTracked)
        {
            Source.If("count < 0", "return null;");
        }
    }

    protected override void EmitOtherVersionGuard()
    {
        if (Known > 0)
        {
            Source.If(FormattableString.Invariant($"count != {Known}"), $"return {_other}(ref reader, count);");
        }
    }

    private void EmitLocal(MemberModel member, string isGiven)
    {
        var missing = NullCheckEmitter.FormatUnknown(Model, member);
        var read = NullCheckEmitter.FormatRead(member, member.Type.FormatRead(Helpers));
        var limit = LengthLimitEmitter.FormatExpectation(member) is { } expectation ? " && " + expectation : "";
        var isVar = member.Type is not NullableType && missing == "default";
        Source.Line($"{(isVar ? "var" : member.Type.FullName)} {member.Local} = {isGiven}{limit} ? {(member.RejectsNull ? $"({read})" : read)} : {missing};");
    }

    private int NumberOf(MemberModel member) => Model.Members.TakeWhile(other => !ReferenceEquals(other, member)).Count();

    private static string FormatIsGiven(int number) => FormattableString.Invariant($"count > {number}");
}
