namespace FastSer.Generator.Objects;

/// <summary>Emits the checks of members that must not be null. Nothing is emitted for all others.</summary>
internal static class NullCheckEmitter
{
    /// <summary>Returns the expression that a member is written from.</summary>
    public static string FormatHeld(TypeModel model, MemberModel member, string value) => member.RejectsNull
        ? $"{value} ?? throw {Names.Writer}.NullMember(typeof({model.SelfName}), {CSharpLiteral.String(member.DisplayName)})"
        : value;

    /// <summary>A member that has bytes, those of null included.</summary>
    public static string FormatRead(MemberModel member, string read) => member.RejectsNull
        ? $"{read} ?? throw reader.NullMember()"
        : read;

    /// <summary>The collection that a member without a setter has, before it is read into.</summary>
    public static string FormatExisting(MemberModel member, string existing) => member.RejectsNull
        ? $"reader.ExpectItems({existing})"
        : existing;

    /// <summary>Returns the value of a member that the writer of an appendable type did not know.</summary>
    public static string FormatUnknown(TypeModel model, MemberModel member) =>
        member is { RejectsNull: true, Type: not TypeParameterType, Missing: { Rule: MissingRule.Value, Value: "default" or "null" } }
            ? FormatMissing(model, member)
            : member.Missing!.Value;

    /// <summary>Returns the value of a member of a Tolerant type where it has no bytes.</summary>
    /// <param name="model">The type.</param>
    /// <param name="member">The member.</param>
    /// <param name="knows">Whether the writer knew it; null where it did.</param>
    /// <param name="otherwise">The value if nothing is checked.</param>
    public static string FormatAbsent(TypeModel model, MemberModel member, string? knows, string otherwise)
    {
        // What has no bit for null, and keeps what construction gave it, is not null.
        var isParameter = member.Type is TypeParameterType;
        if (!member.RejectsNull || ((isParameter || member.Restoration == Restoration.Fill) && member.Missing!.Rule != MissingRule.Value))
        {
            return otherwise;
        }

        var error = FormatMissing(model, member);
        error = isParameter ? $"default({member.Type.FullName}) is null ? {error} : default({member.Type.FullName})" : error;
        return (knows, member.Missing!) switch
        {
            (null, _) or (_, { Rule: MissingRule.Value, Value: "default" or "null" }) => error,
            (_, { Value: not "default" and var value }) => $"{knows} ? {error} : {value}",
            _ => $"{knows} ? {error} : default({member.Type.FullName})",
        };
    }

    private static string FormatMissing(TypeModel model, MemberModel member) =>
        $"throw reader.MissingMember({CSharpLiteral.String(model.DisplayName)}, {CSharpLiteral.String(member.DisplayName)})";
}
