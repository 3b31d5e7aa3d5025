using System.Collections.Immutable;

namespace FastSer.Generator.Tests.Declarations;

/// <summary>Draws declarations: every form of member, modifier, attribute, constructor and base, in all formats.</summary>
internal sealed class DeclarationMaker(Random random)
{
    private static readonly string[] s_names =
    [
        "Value", "value", "_value", "m_value", "VALUE", "Id", "id", "_id", "ID", "Name", "name", "_name", "Total", "Style", "@class", "Count", "count",
        "_count",
    ];

    private static readonly string[] s_types =
    [
        "int", "int", "int", "int", "int", "string?", "long", "int?", "bool", "System.Collections.Generic.List<int>?", "int[]?",
        "System.Collections.Generic.Dictionary<string, int>?", "System.DateTime", "Shared.Level", "Shared.Pair",
    ];

    private static readonly string[] s_kinds =
        ["class", "class", "class", "sealed class", "sealed class", "record", "sealed record", "struct", "record struct", "readonly record struct"];

    private static readonly MemberForm[] s_forms = Enum.GetValues<MemberForm>();

    private static readonly MemberForm[] s_baseForms =
    [
        MemberForm.AutoProperty, MemberForm.AutoProperty, MemberForm.InitProperty, MemberForm.PrivateSetter, MemberForm.Field, MemberForm.Wrapper,
        MemberForm.Computed,
    ];

    private static readonly MemberForm[] s_hidingForms =
        [MemberForm.AutoProperty, MemberForm.Field, MemberForm.Computed, MemberForm.Static, MemberForm.Wrapper];

    private static readonly string[] s_attributes =
    [
        "[FastSerIgnore]", "[FastSerInclude]", "[field: FastSerIgnore]", "[field: FastSerInclude]", "[property: FastSerIgnore]",
        "[property: FastSerInclude]", "[FastSerIgnore, FastSerIntern]", "[FastSerMaxLength(100)]", "[FastSerIntern]", "[FastSerSensitive]",
    ];

    private int _key;
    private bool _isTolerant;

    public DeclarationDraft Make(string name)
    {
        var kind = Pick(s_kinds);
        var format = Pick(["", "", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant"]);
        var rule = Pick(["", "", "", "Members = FastSerMembers.All", "Members = FastSerMembers.PublicState"]);
        _isTolerant = format.EndsWith("Tolerant", StringComparison.Ordinal);
        _key = 0;
        var isValue = kind.EndsWith("struct", StringComparison.Ordinal);
        var hasBase = !isValue && random.Next(5) < 2;
        var annotation = $"[FastSerType({string.Join(", ", ((string[])[format, rule]).Where(static part => part.Length > 0))})]";
        var baseMembers = hasBase ? BaseMembers() : [];
        var isRecord = kind.Contains("record", StringComparison.Ordinal);
        var members = Members(kind, baseMembers);
        return new DeclarationDraft(name)
        {
            Kind = kind,
            Annotation = annotation,
            BaseHead = hasBase
                ? $"{(random.Next(2) == 0 ? annotation : "")} public {(random.Next(3) == 0 ? "abstract " : "")}partial {(isRecord ? "record" : "class")}"
                : "",
            BaseMembers = baseMembers,
            Members = members,
            Constructor = Constructor(isRecord, members),
            Split = random.Next(6) == 0 ? random.Next(members.Length) : int.MaxValue,
        };
    }

    private ConstructorDraft Constructor(bool isRecord, ImmutableArray<MemberDraft> members)
    {
        if (members.Any(static member => member.Form == MemberForm.Parameter))
        {
            return random.Next(2) == 0 && members.Any(static member => member.NeedsParameter)
                ? new ConstructorDraft(ConstructorStyle.Primary)
                : ConstructorDraft.None;
        }

        var isNeeded = members.Any(static member => member.NeedsParameter);
        return (isNeeded ? random.Next(10) > 0 : random.Next(3) == 0)
            ? new ConstructorDraft(
                isRecord && random.Next(2) == 0 ? ConstructorStyle.Plain : (ConstructorStyle)random.Next(1, (int)ConstructorStyle.BesideEmpty + 1),
                random.Next(2) == 0, random.Next(3) == 0)
            : ConstructorDraft.None;
    }

    private ImmutableArray<MemberDraft> BaseMembers()
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        return
        [
            .. Enumerable.Range(0, random.Next(1, 4))
                .Select(_ => Finished(new MemberDraft(NewName(names), Pick(s_types), Pick(s_baseForms))
                {
                    Access = Pick(["public", "public", "public", "protected", "internal", "private"]),
                }))
                .Select(member => member.Access == "public" && random.Next(3) == 0
                    && member.Form is (MemberForm.AutoProperty or MemberForm.Wrapper or MemberForm.InitProperty)
                    ? member with { Modifier = "virtual" }
                    : member),
        ];
    }

    private ImmutableArray<MemberDraft> Members(string kind, ImmutableArray<MemberDraft> baseMembers)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        var members = ImmutableArray.CreateBuilder<MemberDraft>();
        for (var i = random.Next(1, 6); i > 0; i--)
        {
            if (baseMembers.Length > 0 && random.Next(3) == 0 && baseMembers[random.Next(baseMembers.Length)] is var hidden && names.Add(hidden.Name))
            {
                members.Add(Over(hidden));
                continue;
            }

            var member = Finished(new MemberDraft(NewName(names), Pick(s_types), Form(kind)) { Access = Access(kind) });

            // docs/types.md: what another generator adds must not hide a member of a base class.
            members.Add(member.Form == MemberForm.Foreign && baseMembers.Any(hidden => hidden.Name == member.Name)
                ? member with { Form = MemberForm.Static, Modifier = "new" }
                : member);
        }

        return members.ToImmutable();
    }

    /// <summary>A member of the name of one of the base class.</summary>
    private MemberDraft Over(MemberDraft hidden) => hidden.Modifier == "virtual" && random.Next(2) == 0
        ? hidden with
        {
            Modifier = "override", Attributes = random.Next(4) == 0 ? Pick(s_attributes) : "",
            Form = hidden.Form == MemberForm.Wrapper ? MemberForm.AutoProperty : hidden.Form,
        }
        : Finished(new MemberDraft(hidden.Name, random.Next(2) == 0 ? hidden.Type : Pick(s_types), Pick(s_hidingForms))
        {
            Access = Pick(["public", "internal", "private"]), Modifier = hidden.Access == "private" ? "" : "new",
        });

    private MemberForm Form(string kind)
    {
        var form = random.Next(2) == 0 ? Pick(s_forms) : (MemberForm)random.Next((int)MemberForm.Wrapper + 1);
        var isRecord = kind.Contains("record", StringComparison.Ordinal);
        return form switch
        {
            MemberForm.Parameter when !isRecord => MemberForm.AutoProperty,
            _ when kind.StartsWith("readonly", StringComparison.Ordinal) =>
                Pick([MemberForm.Parameter, MemberForm.Parameter, MemberForm.InitProperty, MemberForm.GetOnly, MemberForm.ReadOnlyField, MemberForm.Computed]),
            MemberForm.ByReference or MemberForm.FilledList or MemberForm.CopyingList
                when kind.EndsWith("struct", StringComparison.Ordinal) => MemberForm.AutoProperty,
            _ => isRecord && random.Next(3) == 0 ? MemberForm.Parameter : form,
        };
    }

    private string Access(string kind) => random.Next(3) > 0 ? "public"
        : kind.StartsWith("sealed", StringComparison.Ordinal) || kind.EndsWith("struct", StringComparison.Ordinal) ? Pick(["internal", "private"])
        : Pick(["internal", "private", "protected", "protected internal"]);

    private MemberDraft Finished(MemberDraft member)
    {
        var attributes = random.Next(5) == 0 ? Pick(s_attributes) : "";
        var isOne = member.Form is not (MemberForm.Static or MemberForm.Constant or MemberForm.Event or MemberForm.Indexer or MemberForm.Computed
            or MemberForm.WriteOnly or MemberForm.Explicit or MemberForm.ByReference or MemberForm.Foreign or MemberForm.Delegate);
        if (_isTolerant && isOne && !attributes.Contains("Ignore", StringComparison.Ordinal))
        {
            attributes += $" [{(member.Form == MemberForm.Parameter ? "property: " : "")}FastSerMember({_key++})]";
        }

        if (member.Form is MemberForm.RequiredField or MemberForm.RequiredProperty
            or MemberForm.PrivateGetter or MemberForm.PrivateSetter or MemberForm.PrivateInit)
        {
            member = member with { Access = "public" };
        }

        return member with { Attributes = attributes.Trim() };
    }

    private string NewName(HashSet<string> names)
    {
        string name;
        do
        {
            name = Pick(s_names);
        }
        while (!names.Add(name));
        return name;
    }

    private T Pick<T>(IReadOnlyList<T> list) => list[random.Next(list.Count)];
}
