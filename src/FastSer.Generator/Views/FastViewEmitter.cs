namespace FastSer.Generator.Views;

/// <summary>The view of an object of the Fast format: fixed members at constant offsets, the others one behind the other.</summary>
internal sealed class FastViewEmitter(TypeModel model, ViewModel view, SourceWriter source) : ViewEmitter(model, view, source)
{
    /// <summary>So many steps are one method, and then a call follows: code would grow with the square of the members.</summary>
    private const int InlinedSteps = 8;

    private readonly List<MemberModel> _fixed = [.. WireOrder.Of(model).TakeWhile(static member => member.Type.FixedSize is not null)];
    private readonly List<MemberModel> _others = [.. WireOrder.Of(model).SkipWhile(static member => member.Type.FixedSize is not null)];

    private int FixedSize => _fixed.Sum(static member => member.Type.FixedSize!.Value);

    protected override void EmitMembers()
    {
        foreach (var shown in View.Members)
        {
            var member = Model.Members[shown.Index];
            var path = ViewGetter.FormatPath(Model, member.DisplayName);
            var isFixed = member.Type.FixedSize is not null;
            var offset = isFixed
                ? _fixed.TakeWhile(other => !ReferenceEquals(other, member)).Sum(static other => other.Type.FixedSize!.Value)
                : 0;
            var cursor = isFixed ? Data : FormattableString.Invariant($"FastSerAt{_others.IndexOf(member)}()");
            var body = ViewGetter.FormatBody(member.Type, cursor, offset, isFixed ? FixedSize : null, path);
            EmitMember(shown, member, body, path);
        }
    }

    protected override string FormatToObject() => Model.IsCase
        ? $"ToCase<{Model.FullName}>({Path}, options)"
        : $"ToObject<{Model.FullName}>({(Model.IsReference ? 1 : 0)}, options)";

    protected override void EmitPlumbing()
    {
        if (Model.IsReference)
        {
            EmitHidden(View.Name, "FastSerOpen", $"new {View.Name}(cursor.Present(path))");
            EmitHidden(View.Name, "FastSerOpenCase", $"new {View.Name}(cursor)");
        }
        else
        {
            EmitHidden(View.Name, "FastSerOpen", $"new {View.Name}(cursor)");
            EmitHidden(View.Name, "FastSerOpenNullable", $"new {View.Name}(cursor.Present(path))");
        }

        if (Model.IsRecursive)
        {
            EmitPlannedStep();
        }
        else
        {
            EmitMembersStep();
        }

        EmitSteps();
    }

    private void EmitMembersStep()
    {
        var end = FormattableString.Invariant($"FastSerAt{_others.Count}()");
        if (Model.IsReference)
        {
            EmitStep($"members.IsNull ? cursor.Behind(1, path) : new {View.Name}(members).{end}", "var members = cursor.Present(path);");
        }
        else
        {
            EmitStep($"new {View.Name}(cursor).{end}");
        }
    }

    /// <summary>The places of the members of variable size, and the one behind the last.</summary>
    private void EmitSteps()
    {
        for (var i = 0; i <= _others.Count; i++)
        {
            if (i == _others.Count && Model.IsRecursive)
            {
                return;
            }

            var step = i > 0
                ? FormatSkip(
                    _others[i - 1].Type, FormattableString.Invariant($"FastSerAt{i - 1}()"), _fixed.Count + i - 1, _others[i - 1])
                : FixedSize > 0 ? FormattableString.Invariant($"{Data}.Behind({FixedSize}, {Path})")
                : Data;
            Source.Line();
            if (i == 0 || i % InlinedSteps != 0)
            {
                Source.Line(Names.Inline);
            }

            Source.Method(FormattableString.Invariant($"private {Names.ViewCursor} FastSerAt{i}()"), step);
        }
    }
}
