namespace FastSer.Generator.Output;

/// <summary>The steps over values that a view needs and that have no faster way: a static field for each shape, with the name of a member.</summary>
internal sealed class ViewSkips
{
    /// <summary>Between the type and the member in a path.</summary>
    public const char Separator = ':';

    private readonly List<(string Steps, string Field)> _fields = [];

    /// <summary>The field with the steps over values of a shape.</summary>
    /// <param name="shape">The shape.</param>
    /// <param name="path">The literal with the type and the member that has it; without a member it is the type's own.</param>
    public string Add(string shape, string path) => AddSteps($"Of({shape})", path);

    /// <summary>The field with the steps over a member of objects of a shape.</summary>
    public string AddMember(string shape, int place, string path) => AddSteps(FormattableString.Invariant($"OfMember({shape}, {place})"), path);

    public void Emit(SourceWriter source)
    {
        foreach (var (steps, field) in _fields)
        {
            source.Line($"private static readonly {Names.ViewSkip} {field} =");
            source.Line($"    {Names.ViewSkip}.{steps};");
            source.Line();
        }
    }

    private string AddSteps(string steps, string path)
    {
        var known = _fields.FindIndex(field => field.Steps == steps);
        if (known >= 0)
        {
            return _fields[known].Field;
        }

        var member = new string([.. path.Substring(path.LastIndexOf(Separator) + 1).Where(char.IsLetterOrDigit)]);
        var name = member.Length == 0 ? "FastSerPlan" : "FastSerPlanOf" + member;
        var field = name;
        for (var number = 2; _fields.Exists(other => other.Field == field); number++)
        {
            field = FormattableString.Invariant($"{name}_{number}");
        }

        _fields.Add((steps, field));
        return field;
    }
}
