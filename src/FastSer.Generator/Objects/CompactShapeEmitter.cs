namespace FastSer.Generator.Objects;

/// <summary>The shape of a compact object: its members in wire order, with the places of their control bits.</summary>
internal static class CompactShapeEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        var layout = new CompactLayout(model);
        source.Line(Names.GeneratedMember);
        source.Line($"{CodePlace.FormatDescribe(model)}() => {Names.Shape}.CompactObject(");
        source.Line(FormattableString.Invariant($"    {CSharpLiteral.String(model.DisplayName)}, ")
            + FormattableString.Invariant($"hasPresence: {CSharpLiteral.Bool(model.IsReference)}, controlSize: {layout.ControlSize},"));
        var places = layout.Controlled.ToDictionary(static controlled => controlled.Member, static controlled => (controlled.Word * 64) + controlled.Bit);
        var members = layout.Controlled.Select(static controlled => controlled.Member)
            .Where(static member => member.PresenceLocal is null)
            .Concat(layout.Fixed).Concat(layout.Variable).ToList();
        for (var i = 0; i < members.Count; i++)
        {
            var end = i == members.Count - 1 ? ShapeText.End(model) : ",";
            var place = places.TryGetValue(members[i], out var bit) ? FormattableString.Invariant($", controlBit: {bit}") : "";
            source.Line($"    {ShapeText.FormatMember(members[i], members[i].Type.Shape + place)}{end}");
        }
    }
}
