namespace FastSer.Generator.Objects;

/// <summary>Emits the construction of an object from the members that its writer knew.</summary>
internal static class OtherVersionConstruction
{
    /// <param name="source">Where to.</param>
    /// <param name="model">The type.</param>
    /// <param name="formatIsGiven">The condition under which the data says what a member is.</param>
    public static void Emit(SourceWriter source, TypeModel model, Func<MemberModel, string> formatIsGiven)
    {
        if (model.Callbacks.Deserializing.Count > 0 || model.Tracking == Tracking.BuiltFirst)
        {
            // The object exists already.
            EmitAssignments(source, model, model.Members, formatIsGiven);
            return;
        }

        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer
            && member.Missing!.Rule == MissingRule.Value).ToList();
        var copied = model.Members.Where(static member => member.Restoration == Restoration.Initializer
            && member.Missing!.Rule == MissingRule.Copied).ToList();
        if (copied.Count > 0)
        {
            source.Line($"// If {FormatNames(copied)} is missing from the data, keep the initializer's value.");
            var areGiven = string.Join(" && ", copied.Select(member => formatIsGiven(member)));
            EmitCreation(source, model, $"var initial = {areGiven} ? default :", initialized.Select(FormatOwn));
        }

        var later = model.Members.Where(member => member.Restoration != Restoration.Constructor
            && !initialized.Contains(member) && !copied.Contains(member)).ToList();
        var isFollowed = later.Count > 0 || model.Callbacks.Deserialized.Count > 0 || model.Tracking != Tracking.None;
        EmitCreation(
            source, model, isFollowed ? "var result =" : "return",
            initialized.Select(FormatOwn).Concat(copied.Select(member =>
                $"{member.Name} = {formatIsGiven(member)} ? {member.Local} : initial.{member.Name},")));
        if (isFollowed)
        {
            EmitAssignments(source, model, later, formatIsGiven);
        }
    }

    private static void EmitAssignments(
        SourceWriter source, TypeModel model, IEnumerable<MemberModel> members, Func<MemberModel, string> formatIsGiven)
    {
        foreach (var member in members)
        {
            EmitAssignment(source, member, formatIsGiven);
        }

        ConstructionEmitter.EmitEnd(source, model);
    }

    private static void EmitCreation(SourceWriter source, TypeModel model, string target, IEnumerable<string> initializers)
    {
        var lines = initializers.ToList();
        var arguments = ConstructionEmitter.FormatArguments(model);
        if (lines.Count == 0)
        {
            source.Line($"{target} {ConstructionEmitter.FormatMaker(model)}({arguments});");
            return;
        }

        source.Open($"{target} new {model.SelfName}{(arguments.Length == 0 ? "" : $"({arguments})")}");
        source.Lines(lines);
        source.Close("};");
    }

    private static void EmitAssignment(SourceWriter source, MemberModel member, Func<MemberModel, string> formatIsGiven)
    {
        var assignment = ConstructionEmitter.FormatRestore(member);
        if (member.Missing!.Rule == MissingRule.Value)
        {
            source.Line(assignment);
        }
        else
        {
            source.If(formatIsGiven(member), assignment);
        }
    }

    private static string FormatOwn(MemberModel member) => $"{member.Name} = {member.Local},";

    private static string FormatNames(List<MemberModel> members) =>
        string.Join(" or ", members.Select(static member => member.DisplayName));
}
