namespace FastSer.Generator.Objects;

/// <summary>Emits the construction of a Tolerant type from the members that its writer knew.</summary>
internal static class TolerantConstructionEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        var keyOf = new Dictionary<MemberModel, int>();
        for (var number = 0; number < model.Keys!.Value.Count; number++)
        {
            if (model.Keys.Value[number] is { IsRetired: false } key)
            {
                keyOf[model.Members[key.MemberIndex]] = number;
            }
        }

        if (model.Callbacks.Deserializing.Count > 0)
        {
            EmitAssignments(source, model, model.Members, keyOf);
            return;
        }

        var initialized = model.Members.Where(static member => member.Restoration == Restoration.Initializer
            && member.Missing!.Rule == MissingRule.Value).ToList();
        var copied = model.Members.Where(static member => member.Restoration == Restoration.Initializer
            && member.Missing!.Rule == MissingRule.Copied).ToList();
        if (copied.Count > 0)
        {
            source.Line($"// If {FormatNames(copied)} is missing from the data, keep the initializer's value.");
            var areGiven = string.Join(" && ", copied.Select(member => FormatIsGiven(model, keyOf[member])));
            EmitCreation(source, model, $"var initial = {areGiven} ? default :", initialized.Select(FormatOwn));
        }

        var later = model.Members.Where(member => member.Restoration != Restoration.Constructor
            && !initialized.Contains(member) && !copied.Contains(member)).ToList();
        var isFollowed = later.Count > 0 || model.Callbacks.Deserialized.Count > 0;
        EmitCreation(
            source, model, isFollowed ? "var result =" : "return",
            initialized.Select(FormatOwn).Concat(copied.Select(member =>
                $"{member.Name} = {FormatIsGiven(model, keyOf[member])} ? {member.Local} : initial.{member.Name},")));
        if (isFollowed)
        {
            EmitAssignments(source, model, later, keyOf);
        }
    }

    private static void EmitAssignments(
        SourceWriter source, TypeModel model, IEnumerable<MemberModel> members, Dictionary<MemberModel, int> keyOf)
    {
        foreach (var member in members)
        {
            EmitAssignment(source, model, member, keyOf);
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
        foreach (var line in lines)
        {
            source.Line(line);
        }

        source.Close("};");
    }

    private static void EmitAssignment(SourceWriter source, TypeModel model, MemberModel member, Dictionary<MemberModel, int> keyOf)
    {
        var assignment = ConstructionEmitter.FormatRestore(member);
        if (member.Missing!.Rule == MissingRule.Value)
        {
            source.Line(assignment);
        }
        else
        {
            source.Guard(FormatIsGiven(model, keyOf[member]), assignment);
        }
    }

    /// <summary>A clear bit inside the mask is null where the member can be null; else the member was retired.</summary>
    private static string FormatIsGiven(TypeModel model, int number) => FormattableString.Invariant(
        $"mask.{(model.Keys!.Value[number].IsNullable ? "Knows" : "Has")}({number})");

    private static string FormatOwn(MemberModel member) => $"{member.Name} = {member.Local},";

    private static string FormatNames(List<MemberModel> members) =>
        string.Join(" or ", members.Select(static member => member.DisplayName));
}
