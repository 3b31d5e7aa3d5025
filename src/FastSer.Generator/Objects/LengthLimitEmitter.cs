namespace FastSer.Generator.Objects;

/// <summary>Emits the checks of members whose length has a limit.</summary>
internal static class LengthLimitEmitter
{
    private const string Class = Names.Runtime + "LengthLimit";

    /// <summary>The expression that looks at the length at the reader's cursor: it is true, or throws. Null without a limit.</summary>
    public static string? FormatExpectation(MemberModel member) => member.MaxLength is { } maximum
        ? FormattableString.Invariant($"reader.{member.Type.LengthMethod}({maximum})")
        : null;

    /// <summary>The statement that looks at the length before the member is read, if it has a limit.</summary>
    public static void EmitExpectation(SourceWriter source, MemberModel member)
    {
        if (FormatExpectation(member) is { } expectation)
        {
            source.Line(expectation + ";");
        }
    }

    /// <summary>The member of <c>value</c> for the local that holds it; lazy elements are counted on the way.</summary>
    public static string FormatHeld(TypeModel model, MemberModel member, string value) => member is { MaxLength: not null, Type.IsLazy: true }
        ? $"{Class}.Count({value}, {FormatPlace(model, member)})"
        : value;

    /// <summary>The check of a local that is about to be written.</summary>
    public static void EmitCheck(SourceWriter source, TypeModel model, MemberModel member)
    {
        if (member is { MaxLength: not null, Type.IsLazy: false })
        {
            source.Line($"{Class}.Check({Class}.{member.Type.FormatLength(member.Local)}, {FormatPlace(model, member)});");
        }
    }

    private static string FormatPlace(TypeModel model, MemberModel member) => FormattableString.Invariant(
        $"{member.MaxLength}, typeof({model.SelfName}), {CSharpLiteral.String(member.DisplayName)}");
}
