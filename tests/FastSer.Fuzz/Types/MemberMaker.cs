namespace FastSer.Fuzz;

/// <summary>Draws the members of one type.</summary>
internal sealed class MemberMaker(Random random, TypeRefMaker refs, TypeModel model)
{
    private const string Generic = "global::System.Collections.Generic.";

    /// <summary>The types that can hold values of a declared set: a new one enters by one line.</summary>
    private static readonly (string Text, Holds Holds)[] s_places =
    [
        ("object", Holds.Values),
        ("object[]", Holds.Values),
        (Generic + "List<object?>", Holds.Values),
        (Generic + "Dictionary<string, object?>", Holds.Values),
        ("global::System.Collections.ArrayList", Holds.Values),
        ("global::System.Collections.Queue", Holds.Values),
        ("global::System.Collections.Stack", Holds.Values),
        ("global::System.Collections.IList", Holds.Values),
        ("global::System.Collections.IEnumerable", Holds.Values),
        ("global::System.Collections.Hashtable", Holds.Keys),
        ("global::System.Collections.IDictionary", Holds.Keys),
        ("global::System.Type", Holds.Types),
        (Generic + "List<global::System.Type?>", Holds.Types),
        (Generic + "Dictionary<string, global::System.Type?>", Holds.Types),
    ];

    private readonly HashSet<string> _names = new(
        model.AllMembers.Select(static m => Plain(m.Name)), StringComparer.OrdinalIgnoreCase) { Plain(model.Name) };

    public void Add()
    {
        var style = StyleOf();
        var isFilled = style == MemberStyle.Filled;
        var type = isFilled ? FillableType() : refs.Any();
        if (model.IsPositional && type.Uses.Contains(model) && style == MemberStyle.Parameter && !model.Members.Exists(static m => m.IsParameter))
        {
            // One parameter of its own type would be that of the constructor that copies.
            type = Scalars.Values[0];
        }

        var member = new MemberModel(NameOf(style), type, style);
        if (member.IsSaved && !isFilled && !member.IsParameter && random.Next(12) == 0
            && Special(member.Name, style) is { } special)
        {
            member = special;
        }

        model.Members.Add(member);
    }

    /// <summary>Fields of scalars and structs at given places or of a given packing and size.</summary>
    public void AddLayout()
    {
        var isExplicit = random.Next(2) == 0;
        var offset = 0;
        for (var i = random.Next(1, 7); i > 0; i--)
        {
            var (text, size) = Scalars.Sized[random.Next(Scalars.Sized.Count)];
            var type = new TypeRef(text) { IsValue = true, IsKey = true };
            var style = random.Next(8) switch
            {
                0 => MemberStyle.Ignored, 1 => MemberStyle.IncludedField, 2 => MemberStyle.Private, _ => MemberStyle.Field,
            };
            model.Members.Add(new MemberModel(NameOf(style), type, style) { Offset = isExplicit ? offset : -1 });
            offset += size + (random.Next(3) == 0 ? random.Next(1, 9) : 0);
        }

        if (!model.Members.Exists(static m => m.IsSaved))
        {
            model.Members[^1].Style = MemberStyle.Field;
        }

        Shuffle();
        var extra = random.Next(3) == 0 ? $", Size = {offset + random.Next(0, 40)}" : "";
        const string Layout = "[global::System.Runtime.InteropServices.StructLayout(global::System.Runtime.InteropServices.LayoutKind.";
        model.Attributes.Add(isExplicit ? $"{Layout}Explicit{extra})]"
            : random.Next(6) == 0 ? Layout + "Auto)]"
            : $"{Layout}Sequential, Pack = {1 << random.Next(5)}{extra})]");
    }

    private void Shuffle()
    {
        for (var i = model.Members.Count - 1; i > 0; i--)
        {
            var other = random.Next(i + 1);
            (model.Members[i], model.Members[other]) = (model.Members[other], model.Members[i]);
        }
    }

    private MemberStyle StyleOf()
    {
        if (model.IsPositional && random.Next(4) > 0)
        {
            return MemberStyle.Parameter;
        }

        var style = (MemberStyle)random.Next((int)MemberStyle.Private + 1);
        var isPrivate = style is MemberStyle.IncludedField or MemberStyle.IncludedProperty or MemberStyle.PrivateSetter or MemberStyle.Private;
        return style switch
        {
            // Generic bases cannot be reached behind their back, nor by derived types of other files.
            _ when isPrivate && (model.Parameters.Count > 0 || !(model.IsSealed || model.IsValue)) => MemberStyle.Property,
            MemberStyle.Private when model.HasAllMembers => MemberStyle.Field,
            MemberStyle.Init or MemberStyle.Required or MemberStyle.RequiredField or MemberStyle.Parameter or MemberStyle.ReadOnlyField
                when model.IsOpen => MemberStyle.Property,
            MemberStyle.Parameter or MemberStyle.ReadOnlyField when model.IsPositional || model.Base is not null => MemberStyle.Init,
            MemberStyle.Parameter or MemberStyle.ReadOnlyField when model.Kind is TypeKind.Record or TypeKind.RecordStruct => MemberStyle.Init,
            // What must be set keeps its constructor from being called alone.
            MemberStyle.Required or MemberStyle.RequiredField when HasConstructor() => MemberStyle.Property,
            MemberStyle.Parameter or MemberStyle.ReadOnlyField
                when model.Members.Exists(static m => m.Style is MemberStyle.Required or MemberStyle.RequiredField) => MemberStyle.Field,
            MemberStyle.Filled when model.IsValue || model.IsPositional || HasConstructor() => MemberStyle.Property,
            _ => random.Next(2) == 0 ? style : random.Next(4) == 0 ? MemberStyle.Field : MemberStyle.Property,
        };
    }

    private bool HasConstructor() => model.IsPositional || model.Members.Exists(static m => m.IsParameter);

    private TypeRef FillableType() => refs.Collection(
        ((CollectionText[])[.. Collections.All.Where(static c => c.IsFillable)])[random.Next(Collections.All.Count(static c => c.IsFillable))], 1);

    private string NameOf(MemberStyle style)
    {
        var isRecord = model.Kind is TypeKind.Record or TypeKind.RecordStruct;
        for (var attempt = 0; attempt < 5; attempt++)
        {
            var name = random.Next(25) == 0 && !isRecord && style is MemberStyle.Property or MemberStyle.Field && model.Base is null && !model.IsUnion
                ? Names.OfObject[random.Next(Names.OfObject.Count)]
                : Names.Members[random.Next(Names.Members.Count)];
            if (random.Next(2) == 0 && !model.Parameters.Contains(name) && _names.Add(Plain(name)))
            {
                return name;
            }
        }

        var number = _names.Count;
        while (!_names.Add($"Member{number}"))
        {
            number++;
        }

        return $"Member{number}";
    }

    /// <summary>Names that differ in case, or in what parameters of constructors may leave out, would meet in a constructor.</summary>
    private static string Plain(string name)
    {
        var plain = name.TrimStart('@');
        var bare = plain.StartsWith("m_", StringComparison.Ordinal) ? plain[2..] : plain.TrimStart('_');
        return bare.Length == 0 ? plain : bare;
    }

    /// <summary>Members with a formatter, a comparer or a set of their own.</summary>
    private MemberModel? Special(string name, MemberStyle style) => random.Next(7) switch
    {
        0 => With(name, "int", isValue: true, style, "[global::FastSer.FastSerFormatter(typeof(global::Prelude.MaskedNumber))]"),
        1 => With(name, "global::System.Collections.Generic.List<int>", isValue: false, style,
            "[global::FastSer.FastSerFormatter(typeof(global::Prelude.SpelledNumbers))]"),
        2 => With(name, "global::System.Collections.Generic.HashSet<int>", isValue: false, style,
            "[global::FastSer.FastSerComparer(typeof(global::Prelude.Halved))]"),
        3 => With(name, "global::System.Collections.Generic.SortedSet<string>", isValue: false, style,
            "[global::FastSer.FastSerComparer(typeof(global::Prelude.Backwards<string>))]"),
        4 => With(name, "global::System.Collections.Generic.Dictionary<string, long>", isValue: false, style,
            "[global::FastSer.FastSerComparer(global::System.StringComparison.OrdinalIgnoreCase)]"),
        _ => Set(name, style),
    };

    private static MemberModel With(string name, string type, bool isValue, MemberStyle style, string attribute) =>
        new(name, new TypeRef(type) { IsValue = isValue }, style) { Attributes = attribute };

    private MemberModel? Set(string name, MemberStyle style)
    {
        var (place, holds) = s_places[random.Next(s_places.Length)];
        var named = new Dictionary<string, TypeRef>();
        for (var i = random.Next(1, 5); i > 0; i--)
        {
            var type = holds == Holds.Keys ? refs.Key(2) : refs.Any(2);
            if (holds == Holds.Types && !type.IsParameter && !HasParameter(type))
            {
                named[type.Text.Replace("?", "", StringComparison.Ordinal)] = type;
            }
            else if (holds != Holds.Types && type is { IsParameter: false, IsNullable: false, IsAbstract: false }
                && type.Uses.All(static u => !u.IsUnion && u.Base is null)
                && !type.Text.Contains(".I", StringComparison.Ordinal) && !HasParameter(type))
            {
                named[type.Text.Replace("?", "", StringComparison.Ordinal)] = type;
            }
        }

        var attributes = named.Values.Select((type, i) => $"[global::FastSer.FastSerUnion({i}, typeof({NotNull(type.Text)}))]");
        return named.Count == 0 ? null
            : new MemberModel(
                name,
                new TypeRef(place)
                {
                    Uses = [.. named.Values.SelectMany(static t => t.Uses)],
                    HoldsStrings = place.Contains("string", StringComparison.Ordinal)
                        || (holds != Holds.Types && named.Values.Any(static t => t.HoldsStrings)),
                },
                style)
            {
                Attributes = string.Concat(attributes),
            };
    }

    private bool HasParameter(TypeRef type) => model.Parameters.Any(p => System.Text.RegularExpressions.Regex.IsMatch(type.Text, $@"\b{p}\b"));

    // typeof takes no names of tuple items, and no annotation of the outermost type.
    private static string NotNull(string text) => System.Text.RegularExpressions.Regex.Replace(text, @" Named\d", "");

    private enum Holds
    {
        Values,

        /// <summary>Keys and values alike.</summary>
        Keys,

        /// <summary>The types themselves.</summary>
        Types,
    }
}
