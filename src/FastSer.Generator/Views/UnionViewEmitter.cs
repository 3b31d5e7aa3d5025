namespace FastSer.Generator.Views;

/// <summary>The view of a union: its tag, and the view of the type that the tag names.</summary>
internal sealed class UnionViewEmitter(TypeModel model, ViewModel view, SourceWriter source) : ViewEmitter(model, view, source)
{
    protected override void EmitMembers()
    {
        Source.Line();
        Source.Line("/// <summary>Gets the tag of the value's type; -1 for null.</summary>");
        Source.Open("public int Tag");
        Source.Open("get");
        Source.If("IsNull", "return -1;");
        Source.Line($"{Data}.Tag({Path}, out var tag);");
        Source.Line("return tag;");
        Source.Close();
        Source.Close();
        foreach (var shown in View.Cases)
        {
            EmitTryGet(Model.Union!.Cases[shown.Index], shown);
        }
    }

    protected override string FormatToObject() => $"ToObject<{Model.FullName}>(0, options)";

    protected override void EmitPlumbing()
    {
        EmitHidden(View.Name, "FastSerOpen", $"new {View.Name}(cursor.Tag(path, out var _).IsNull ? cursor.Null() : cursor)");
        EmitPlannedStep();
    }

    private void EmitTryGet(UnionCase item, ViewCase shown)
    {
        Source.Line();
        Source.Line($"/// <summary>Gets the view of the value, if its type is <c>{PlainName.Of(item.FullName)}</c>.</summary>");
        Source.Line("/// <param name=\"view\">The view; that of null for values of other types.</param>");
        Source.Open($"{shown.Accessibility} bool TryGet(out {shown.ViewName} view)");
        Source.Line("view = default;");
        Source.If("IsNull", "return false;");
        Source.Line($"var content = {Data}.Tag({Path}, out var tag);");
        Source.If(FormattableString.Invariant($"tag != {item.Tag}"), "return false;");
        var open = item.Form switch
        {
            CaseForm.Members => $"FastSerOpenCase(content, {Path})",
            CaseForm.Enclosed => $"FastSerOpen(content.NotNull(0, {Path}).Object({Path}).NotNull(0, {Path}), {Path})",
            _ when item.IsReference => $"FastSerOpen(content.NotNull(0, {Path}), {Path})",
            _ => $"FastSerOpen(content, {Path})",
        };
        Source.Line($"view = {shown.ViewName}.{open};");
        Source.Line("return true;");
        Source.Close();
    }
}
