namespace FastSer.Generator.Objects;

/// <summary>The description of a type's wire form, from which errors get their member and offset.</summary>
internal static class ShapeEmitter
{
    public static void EmitObject(SourceWriter source, TypeModel model, string method)
    {
        if (CompactLayout.Applies(model))
        {
            CompactShapeEmitter.Emit(source, model);
            return;
        }

        source.Line(Names.GeneratedCode);
        if (model.Keys is { } keys)
        {
            EmitTolerant(source, model, [.. keys], method);
            return;
        }

        var members = WireOrder.Of(model);
        if (model.Tracking != Tracking.None)
        {
            var all = members.Select(static member =>
                $", {Names.Shape}.Member({CSharpLiteral.String(member.DisplayName)}, {member.Type.Shape})");
            source.Line($"{method}() => {Names.Shape}.Tracked{(model.IsAppendable ? "Append" : "")}("
                + $"{CSharpLiteral.String(model.DisplayName)}{string.Concat(all)});");
            return;
        }

        var form = model.IsAppendable ? "Append" : "Object";
        if (members.Count == 0)
        {
            source.Line($"{method}() => {Names.Shape}.{form}("
                + $"{CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)});");
            return;
        }

        source.Line($"{method}() => {Names.Shape}.{form}(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)},");
        for (var i = 0; i < members.Count; i++)
        {
            var end = i == members.Count - 1 ? ");" : ",";
            source.Line($"    {Names.Shape}.Member({CSharpLiteral.String(members[i].DisplayName)}, {members[i].Type.Shape}){end}");
        }
    }

    /// <summary>Retired keys keep their place.</summary>
    private static void EmitTolerant(SourceWriter source, TypeModel model, IReadOnlyList<KeyModel> keys, string method)
    {
        var end = keys.Count == 0 ? ");" : ",";
        source.Line($"{method}() => {Names.Shape}.Tolerant(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}{end}");
        for (var i = 0; i < keys.Count; i++)
        {
            end = i == keys.Count - 1 ? ");" : ",";
            source.Line($"    {FormatMember(model, keys[i], i)}{end}");
        }
    }

    private static string FormatMember(TypeModel model, KeyModel key, int number)
    {
        if (key is { IsRetired: true, IsReserved: false })
        {
            return FormattableString.Invariant($"{Names.Shape}.RetiredMember({number}, {key.Content.Shape})");
        }

        var name = key.IsReserved ? FormattableString.Invariant($"(reserved {number})") : model.Members[key.MemberIndex].DisplayName;
        return $"{Names.Shape}.Member({CSharpLiteral.String(name)}, {key.Content.Shape})";
    }
}
