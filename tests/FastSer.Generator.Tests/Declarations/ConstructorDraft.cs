namespace FastSer.Generator.Tests.Declarations;

/// <summary>The constructor of a random declaration.</summary>
/// <param name="Style">The style of its declaration.</param>
/// <param name="TakesAll">Whether it takes members that could be set without it.</param>
/// <param name="Exact">Whether parameters have exactly the names of members.</param>
internal sealed record ConstructorDraft(ConstructorStyle Style, bool TakesAll = false, bool Exact = false)
{
    public static ConstructorDraft None { get; } = new(ConstructorStyle.None);

    public bool IsPrimary => Style == ConstructorStyle.Primary;

    /// <summary>The members that it takes, each with the parameter.</summary>
    public IReadOnlyList<(MemberDraft? Member, string Name, string Text)> Parameters(DeclarationDraft draft)
    {
        var taken = draft.Members.Where(static one => one.Form == MemberForm.Parameter).Select(static one => one.Name).ToHashSet(StringComparer.Ordinal);
        var parameters = new List<(MemberDraft?, string, string)>();
        foreach (var member in Style == ConstructorStyle.None ? [] : draft.Members.Where(one => one.NeedsParameter || (TakesAll && one.IsAssignable)))
        {
            var name = Style == ConstructorStyle.Named ? $"p{parameters.Count}" : Exact ? member.Name : member.Parameter;
            while (!taken.Add(name))
            {
                name += "2";
            }

            parameters.Add((member, name, $"{member.Type} {name}{(Style == ConstructorStyle.Optional ? " = default!" : "")}"));
        }

        return parameters;
    }

    public string ToSource(DeclarationDraft draft)
    {
        var parameters = Parameters(draft);
        var list = string.Join(", ", parameters.Select(static one => one.Text));
        var body = string.Concat(parameters.Select(static one => $"this.{one.Member!.Name} = {one.Name}; "));
        var names = string.Join(", ", parameters.Select(static one => $"nameof({one.Member!.Name})"));
        return Style switch
        {
            ConstructorStyle.None or ConstructorStyle.Primary => "",
            ConstructorStyle.Named => $"[FastSerConstructor({names})] public Subject({list}) {{ {body}}}",
            ConstructorStyle.Marked => $"[FastSerConstructor] private Subject({list}) {{ {body}}} public Subject(string[] other) : this({
                string.Join(", ", parameters.Select(static _ => "default!"))}) {{ }}",
            ConstructorStyle.Factory => $"private Subject({list}) {{ {body}}} [FastSerConstructor] public static Subject Create({list}) => new({
                string.Join(", ", parameters.Select(static one => one.Name))});",
            ConstructorStyle.BesideEmpty => $"public Subject() {{ }} public Subject({list}{(list.Length > 0 ? ", " : "")}string[] other) {{ {body}}}",
            _ => $"public Subject({list}) {{ {body}}}",
        };
    }
}

internal enum ConstructorStyle
{
    None,
    Plain,
    Primary,
    Optional,
    Named,
    Marked,
    Factory,

    /// <summary>A constructor with parameters beside one without.</summary>
    BesideEmpty,
}
