using System.Collections.Immutable;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>A random declaration, in parts that can be left out one by one.</summary>
internal sealed record DeclarationDraft(string Name)
{
    /// <summary><c>class</c>, <c>record</c>, <c>struct</c> and so on.</summary>
    public string Kind { get; init; } = "class";

    public string Annotation { get; init; } = "";

    public ImmutableArray<MemberDraft> Members { get; init; } = [];

    public ImmutableArray<MemberDraft> BaseMembers { get; init; } = [];

    public ConstructorDraft Constructor { get; init; } = ConstructorDraft.None;

    /// <summary>The head of the base class up to its name; empty for no base class.</summary>
    public string BaseHead { get; init; } = "";

    /// <summary>The number of members that are in the first part of the declaration.</summary>
    public int Split { get; init; } = int.MaxValue;

    /// <summary>Smaller drafts.</summary>
    public IEnumerable<DeclarationDraft> Smaller() =>
    [
        .. Members.Select(member => this with { Members = Members.Remove(member) }),
        .. BaseMembers.Select(member => this with { BaseMembers = BaseMembers.Remove(member) }),
        .. BaseHead.Length > 0 ? [this with { BaseHead = "", BaseMembers = [] }] : (DeclarationDraft[])[],
        .. Constructor != ConstructorDraft.None ? [this with { Constructor = ConstructorDraft.None }] : (DeclarationDraft[])[],
        .. Split < Members.Length ? [this with { Split = int.MaxValue }] : (DeclarationDraft[])[],
        .. Members.Where(static member => member.Attributes.Length > 0 && !member.Attributes.Contains("FastSerMember", StringComparison.Ordinal))
            .Select(member => this with { Members = Members.Replace(member, member with { Attributes = "" }) }),
    ];

    public Declaration ToDeclaration()
    {
        var parameters = Constructor.Parameters(this);
        var isPrimary = Constructor.IsPrimary || Members.Any(static member => member.Form == MemberForm.Parameter);
        var positional = Members.Where(static member => member.Form == MemberForm.Parameter)
            .Select(static member => $"{member.Attributes} {member.Type} {member.Name}".Trim())
            .Concat(Constructor.IsPrimary ? parameters.Select(static one => one.Text) : []);
        var interfaces = Members.Select(static member => member.ToInterface()).OfType<string>().ToArray();
        var bases = (BaseHead.Length > 0 ? ["Base"] : (string[])[])
            .Concat(Members.Where(static member => member.Form == MemberForm.Explicit).Select(static member => "I" + member.Name.TrimStart('@')));
        var heritage = string.Join(", ", bases) is { Length: > 0 } list ? " : " + list : "";
        var lines = Members.Select(member => member.ToSource(
            Constructor.IsPrimary ? parameters.FirstOrDefault(one => one.Member == member).Name : null)).ToArray();
        var plain = Kind.Replace("sealed ", "", StringComparison.Ordinal).Replace("readonly ", "", StringComparison.Ordinal);
        var text = string.Join('\n', interfaces)
            + (BaseHead.Length > 0 ? $"\n{BaseHead} Base\n{{\n{Lines(BaseMembers.Select(static member => member.ToSource(null)))}}}\n" : "\n")
            + $"{Annotation}\npublic {Modified(Kind)} Subject{(isPrimary ? $"({string.Join(", ", positional)})" : "")}{heritage}\n{{\n"
            + Lines(lines.Take(Split).Append(isPrimary ? "" : Constructor.ToSource(this))) + "}\n"
            + (Split < lines.Length ? $"partial {plain} Subject\n{{\n{Lines(lines.Skip(Split))}}}\n" : "");
        var added = Lines(Members.Select(static member => member.ToGenerated()));
        return new Declaration(Name, text, added.Length > 0 ? $"partial {plain} Subject\n{{\n{added}}}" : "");
    }

    private static string Modified(string kind) => kind.Contains("record", StringComparison.Ordinal)
        ? kind.Replace("record", "partial record", StringComparison.Ordinal)
        : kind.Replace("class", "partial class", StringComparison.Ordinal).Replace("struct", "partial struct", StringComparison.Ordinal);

    private static string Lines(IEnumerable<string> lines) => string.Concat(lines.Where(static line => line.Length > 0).Select(static line => $"    {line}\n"));
}
