using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

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

        source.Line("/// <inheritdoc/>");
        source.Line(Names.GeneratedCode);
        if (model.Keys is { } keys)
        {
            EmitTolerant(source, model, [.. keys], method);
            return;
        }

        var members = WireOrder.Of(model.Members);
        if (model.Tracking != Tracking.None)
        {
            var all = members.Select(static member =>
                $", {Names.Shape}.Member({CSharpLiteral.String(member.DisplayName)}, {Format(member.Type)})");
            source.Line($"static {Names.Shape} {method}() => {Names.Shape}.Tracked("
                + $"{CSharpLiteral.String(model.DisplayName)}{string.Concat(all)});");
            return;
        }

        if (members.Count == 0)
        {
            source.Line($"static {Names.Shape} {method}() => {Names.Shape}.Object("
                + $"{CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)});");
            return;
        }

        source.Line($"static {Names.Shape} {method}() => {Names.Shape}.Object(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}, hasPresence: {CSharpLiteral.Bool(model.IsReference)},");
        for (var i = 0; i < members.Count; i++)
        {
            var end = i == members.Count - 1 ? ");" : ",";
            source.Line($"    {Names.Shape}.Member({CSharpLiteral.String(members[i].DisplayName)}, {Format(members[i].Type)}){end}");
        }
    }

    /// <summary>Retired keys keep their place.</summary>
    private static void EmitTolerant(SourceWriter source, TypeModel model, IReadOnlyList<KeyModel> keys, string method)
    {
        var end = keys.Count == 0 ? ");" : ",";
        source.Line($"static {Names.Shape} {method}() => {Names.Shape}.Tolerant(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)}{end}");
        for (var i = 0; i < keys.Count; i++)
        {
            var name = keys[i].IsRetired
                ? FormattableString.Invariant($"(retired {i})")
                : model.Members[keys[i].MemberIndex].DisplayName;
            end = i == keys.Count - 1 ? ");" : ",";
            source.Line($"    {Names.Shape}.Member({CSharpLiteral.String(name)}, {Format(keys[i].Content)}){end}");
        }
    }

    public static string Format(TypeRef type) => type.Kind switch
    {
        WireKind.Compact => Format(type.Element),
        WireKind.Scalar or WireKind.Enum when type.Suffix.StartsWith("Compact", StringComparison.Ordinal) =>
            $"{Names.Shape}.CompactScalar({Names.Scalar}.{type.Suffix.Substring("Compact".Length)})",
        WireKind.Scalar or WireKind.Enum => $"{Names.Shape}.Scalar({Names.Scalar}.{type.Suffix})",
        WireKind.VariableScalar => $"{Names.Shape}.{type.Suffix}",
        WireKind.Nullable => $"{Names.Shape}.Nullable({Format(type.Element)})",
        WireKind.Array or WireKind.List when type.Element.SequenceName.Length > 0 =>
            $"{Names.Shape}.CompactSequence({Format(type.Element)})",
        WireKind.Array or WireKind.List => $"{Names.Shape}.Sequence({Format(type.Element)})",
        WireKind.Sequence when type.Collection!.RejectsNull => $"{Names.Shape}.Memory({Format(type.Element)})",
        WireKind.HashSet or WireKind.Sequence => $"{Names.Shape}.Sequence({Format(type.Element)})",
        WireKind.Grid when GridEmitter.IsIntegers(type.Element) => FormattableString.Invariant(
            $"{Names.Shape}.CompactGrid({type.Rank}, {Format(type.Element)})"),
        WireKind.Grid => FormattableString.Invariant($"{Names.Shape}.Grid({type.Rank}, {Format(type.Element)})"),
        WireKind.Converted => Format(type.Collection!.ReadVia!),
        WireKind.Dictionary or WireKind.Map => $"{Names.Shape}.Map({Format(type.Items[0])}, {Format(type.Items[1])})",
        WireKind.ValueTuple when type.ItemNames[0] == "Key" =>
            $"{Names.Shape}.KeyValuePair({Format(type.Items[0])}, {Format(type.Items[1])})",
        WireKind.ValueTuple or WireKind.Tuple => $"{Names.Shape}.{type.Kind}({string.Join(", ", type.Items.Select(Format))})",
        WireKind.Any when type.IsCompact => $"{Names.Shape}.Any<{Names.Compact}<{type.FullName}>>()",
        WireKind.Choice => $"{Names.Shape}.Union(null, {string.Join(", ", type.Items.Select((item, i) =>
            FormattableString.Invariant($"{Names.Shape}.Case({type.Tags[i]}, {Format(item)})")))})",
        WireKind.Custom or WireKind.Surrogate => $"{Names.Shape}.{type.Kind}<{type.FullName}, {type.Extension}>()",
        WireKind.Any => $"{Names.Shape}.Any<{type.FullName}>()",
        _ => $"{Names.Shape}.Of<{type.FullName}>()",
    };
}
