namespace FastSer.Generator.Tests.Declarations;

/// <summary>A member of a random declaration.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">Its type in source.</param>
/// <param name="Form">The form of its declaration.</param>
internal sealed record MemberDraft(string Name, string Type, MemberForm Form)
{
    /// <summary>The accessibility in source.</summary>
    public string Access { get; init; } = "public";

    /// <summary><c>new</c>, <c>virtual</c>, <c>override</c> or empty.</summary>
    public string Modifier { get; init; } = "";

    /// <summary>Attributes in source.</summary>
    public string Attributes { get; init; } = "";

    /// <summary>Gets whether a constructor can be the only way to give it a value.</summary>
    public bool NeedsParameter => Form is MemberForm.GetOnly or MemberForm.ReadOnlyField;

    /// <summary>Gets whether the body of a constructor can assign it.</summary>
    public bool IsAssignable => NeedsParameter || Form is MemberForm.AutoProperty or MemberForm.InitProperty or MemberForm.PrivateSetter
        or MemberForm.PrivateInit or MemberForm.PrivateGetter or MemberForm.Field or MemberForm.Wrapper or MemberForm.MarkedWrapper;

    /// <summary>The name of the parameter that stands for it.</summary>
    public string Parameter => Name.TrimStart('@').TrimStart('_') is { Length: > 0 } bare ? "@" + char.ToLowerInvariant(bare[0]) + bare[1..] : Name;

    private string Storage => StorageOf(Name);

    /// <summary>The name of the field that holds the value of a property with code of its own.</summary>
    public static string StorageOf(string property) => $"store{property.TrimStart('@')}";

    /// <summary>The declaration in source.</summary>
    /// <param name="initializer">The parameter of a primary constructor that gives it its value, if one does.</param>
    public string ToSource(string? initializer)
    {
        var head = $"{Attributes} {Access} {Modifier}".TrimEnd();
        var value = initializer is null ? "" : $" = {initializer}";
        var end = value.Length == 0 ? "" : value + ";";
        return Form switch
        {
            MemberForm.AutoProperty => $"{head} {Type} {Name} {{ get; set; }}{end}",
            MemberForm.InitProperty => $"{head} {Type} {Name} {{ get; init; }}{end}",
            MemberForm.GetOnly => $"{head} {Type} {Name} {{ get; }}{end}",
            MemberForm.PrivateSetter => $"{head} {Type} {Name} {{ get; private set; }}{end}",
            MemberForm.PrivateInit => $"{head} {Type} {Name} {{ get; private init; }}{end}",
            MemberForm.PrivateGetter => $"{head} {Type} {Name} {{ private get; set; }}{end}",
            MemberForm.RequiredProperty => $"{head} required {Type} {Name} {{ get; set; }}",
            MemberForm.Field => $"{head} {Type} {Name}{value};",
            MemberForm.ReadOnlyField => $"{head} readonly {Type} {Name}{value};",
            MemberForm.RequiredField => $"{head} required {Type} {Name};",
            MemberForm.Wrapper => $"{head} {Type} {Name} {{ get => {Storage}; set => {Storage} = value; }} private {Type} {Storage}{value};",
            MemberForm.MarkedWrapper =>
                $"{Access} {Modifier} {Type} {Name} {{ get => {Storage}; set => {Storage} = value; }} {Attributes} private {Type} {Storage}{value};",
            MemberForm.Computed => $"{head} {Type} {Name} => {initializer ?? "default!"};",
            MemberForm.WriteOnly => $"{head} {Type} {Name} {{ set => {Storage} = value; }} private {Type} {Storage};",
            MemberForm.ByReference => $"{head} ref {Type} {Name} => ref {Storage}; private {Type} {Storage} = default!;",
            MemberForm.Explicit => $"{Attributes} {Type} I{Name.TrimStart('@')}.{Name} {{ get; set; }}{end}",
            MemberForm.Indexer => $"{head} {Type} this[{Type} index] {{ get => {Storage}; set => {Storage} = value; }} private {Type} {Storage} = default!;",
            MemberForm.Static => $"{head} static {Type} {Name} {{ get; set; }} = default!;",
            MemberForm.Constant => $"{head} const int {Name} = 3;",
            MemberForm.Event => $"{head} event System.Action? {Name};",
            MemberForm.Delegate => $"{head} System.Action? {Name} {{ get; set; }}",
            MemberForm.FilledList => $"{head} System.Collections.Generic.List<int> {Name} {{ get; }} = [];",
            MemberForm.CopyingList => $"{head} System.Collections.Generic.List<int> {Name} {{ get => {Storage}; "
                + $"set {{ {Storage}.Clear(); {Storage}.AddRange(value); }} }} private readonly System.Collections.Generic.List<int> {Storage} = [];",
            MemberForm.Observable =>
                $"[CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] {Attributes} private {Type} {Storage}{value};",
            _ => "",
        };
    }

    /// <summary>Gets the source that another generator adds.</summary>
    public string ToGenerated()
    {
        var name = $"Store{Name.TrimStart('@')}";
        return Form switch
        {
            MemberForm.Observable => $"public {Type} {name} {{ get => {Storage}; set => {Storage} = value; }}",
            MemberForm.Foreign => $"public {Type} {Name} {{ get; set; }}",
            _ => "",
        };
    }

    /// <summary>An interface that an explicit member implements.</summary>
    public string? ToInterface() => Form == MemberForm.Explicit ? $"public interface I{Name.TrimStart('@')} {{ {Type} {Name} {{ get; set; }} }}" : null;
}
