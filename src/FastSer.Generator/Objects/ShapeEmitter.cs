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

        source.Line(Names.GeneratedMember);
        if (model.Keys is { } keys)
        {
            EmitTolerant(source, model, [.. keys], method);
            return;
        }

        var members = WireOrder.Of(model);
        if (model.Tracking != Tracking.None)
        {
            var all = members.Select(static member =>
                $", {ShapeText.FormatMember(member, member.Type.Shape)}");
            source.Line($"{method}() => {Names.Shape}.Tracked{(model.IsAppendable ? "Append" : "")}("
                + $"{CSharpLiteral.String(model.DisplayName)}{string.Concat(all)}{ShapeText.End(model)}");
            return;
        }

        var form = model.IsAppendable ? "Append" : "Object";
        if (members.Count == 0)
        {
            source.Line($"{method}() => {Names.Shape}.{form}("
                + $"{CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)}{ShapeText.End(model)}");
            return;
        }

        source.Line($"{method}() => {Names.Shape}.{form}(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)},");
        for (var i = 0; i < members.Count; i++)
        {
            var end = i == members.Count - 1 ? ShapeText.End(model) : ",";
            source.Line($"    {ShapeText.FormatMember(members[i], members[i].Type.Shape)}{end}");
        }
    }

    /// <summary>Retired keys keep their place.</summary>
    private static void EmitTolerant(SourceWriter source, TypeModel model, IReadOnlyList<KeyModel> keys, string method)
    {
        var end = keys.Count == 0 ? ShapeText.End(model) : ",";
        source.Line($"{method}() => {Names.Shape}.Tolerant(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}{end}");
        for (var i = 0; i < keys.Count; i++)
        {
            end = i == keys.Count - 1 ? ShapeText.End(model) : ",";
            source.Line($"    {FormatMember(model, keys[i], i)}{end}");
        }
    }

    private static string FormatMember(TypeModel model, KeyModel key, int number)
    {
        if (key is { IsRetired: true, IsReserved: false })
        {
            return FormattableString.Invariant($"{Names.Shape}.RetiredMember({number}, {key.Content.Shape})");
        }

        return key.IsReserved
            ? FormattableString.Invariant($"(\"(reserved {number})\", {key.Content.Shape})")
            : ShapeText.FormatMember(model.Members[key.MemberIndex], key.Content.Shape);
    }
}
