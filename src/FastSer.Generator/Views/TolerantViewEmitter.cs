namespace FastSer.Generator.Views;

/// <summary>The view of an object of the Tolerant format: its mask says which members there are, in the order of their keys.</summary>
internal sealed class TolerantViewEmitter(TypeModel model, ViewModel view, SourceWriter source) : ViewEmitter(model, view, source)
{
    private readonly EquatableArray<KeyModel> _keys = model.Keys!.Value;

    protected override void EmitMembers()
    {
        foreach (var shown in View.Members)
        {
            var number = _keys.TakeWhile(key => key.IsRetired || key.MemberIndex != shown.Index).Count();
            var member = Model.Members[shown.Index];
            var path = ViewGetter.FormatPath(Model, member.DisplayName);
            var key = _keys[number];
            var cursor = FormattableString.Invariant($"FastSerAt{number}(mask)");
            if (key.IsNullable && key.Type is not NullableType)
            {
                cursor = FormattableString.Invariant($"{cursor}.NotNull({key.Type.NullHeader}, {path})");
            }

            List<string> body =
            [
                $"var mask = {Data}.Mask({path});",
                FormattableString.Invariant($"if (!mask.Has({number})) {{ return {FormatAbsent(key, number, member)}; }}"),
                "",
            ];
            if (key.Content.IsPlainValue)
            {
                // A local: the place of a member is looked for once.
                body.Add($"var at = {cursor};");
                cursor = "at";
            }

            body.AddRange(ViewGetter.FormatBody(key.Content, cursor, 0, null, path));
            EmitMember(shown, member, body, path);
        }
    }

    protected override string FormatToObject() => $"ToTolerant<{Model.FullName}>(options)";

    protected override void EmitPlumbing()
    {
        EmitHidden(View.Name, "FastSerOpen", $"new {View.Name}(cursor.{(Model.IsReference ? "" : "NotNull(0, path).")}Object(path))");
        if (Model.IsReference)
        {
            EmitHidden(View.Name, "FastSerOpenCase", $"new {View.Name}(cursor.NotNull(0, path).Object(path))");
        }
        else
        {
            EmitHidden(
                View.Name, "FastSerOpenNullable",
                $"cursor.Present(path) is {{ IsNull: false }} value ? FastSerOpen(value, path) : new {View.Name}(cursor.Null())");
        }

        EmitStep("cursor.SkipObject(path)");
        EmitSteps();
    }

    /// <summary>A member that its writer left out because it is null, or that it did not know.</summary>
    private static string FormatAbsent(KeyModel key, int number, MemberModel member)
    {
        var value = member.Missing is { Rule: MissingRule.Value, Value: not "default" and var constant } ? constant : "default";
        if (value == "default")
        {
            return value;
        }

        value = key.Type.ViewType == Names.TextView ? $"{Names.TextView}.Of({value})" : $"({key.Type.ViewType})({value})";
        return key.IsNullable ? FormattableString.Invariant($"mask.Knows({number}) ? default : {value}") : value;
    }

    private void EmitSteps()
    {
        for (var i = 0; i < _keys.Count; i++)
        {
            Source.Line();
            if (i == 0)
            {
                Source.Method($"private static {Names.ViewCursor} FastSerAt0({Names.ViewMask} mask)", "mask.Members");
                continue;
            }

            var key = _keys[i - 1];
            Source.Open(FormattableString.Invariant($"private static {Names.ViewCursor} FastSerAt{i}({Names.ViewMask} mask)"));
            if (key.IsReserved)
            {
                Source.Line(FormattableString.Invariant($"mask.RequireClear({i - 1}, {Path});"));
                Source.Line(FormattableString.Invariant($"return FastSerAt{i - 1}(mask);"));
            }
            else
            {
                Source.Line(FormattableString.Invariant($"var at = FastSerAt{i - 1}(mask);"));
                Source.Line(FormattableString.Invariant(
                    $"return mask.Has({i - 1}) ? {FormatSkip(key.Content, "at", i - 1, key.IsRetired ? null : Model.Members[key.MemberIndex])} : at;"));
            }

            Source.Close();
        }
    }
}
