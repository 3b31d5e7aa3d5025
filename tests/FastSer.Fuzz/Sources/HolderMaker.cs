namespace FastSer.Fuzz;

/// <summary>Makes the positions of a type: a holder that has it in each of them, and roots that are made of it.</summary>
internal static class HolderMaker
{
    /// <summary>The namespace of all holders.</summary>
    public const string Namespace = "Holders";

    private const string Generic = "global::System.Collections.Generic.";

    /// <summary>The list of positions: a new one enters by one line.</summary>
    private static readonly (string Name, string Template, bool IsValue)[] s_positions =
    [
        ("Member", "{0}", false),
        ("Between", "int", true),
        ("Array", "{0}[]", false),
        ("Grid", "{0}[,]", false),
        ("List", Generic + "List<{0}>", false),
        ("Values", Generic + "Dictionary<int, {0}>", false),
        ("Pair", "({0}, byte)", true),
        ("Flag", "bool", true),
        ("Argument", "global::Prelude.Box<{0}>", false),
        ("Argument2", "global::Prelude.Slot<{0}>", true),
        ("Lone", "global::FastSer.Compact<{0}>", true),
        ("Reference", "global::System.Tuple<{0}, int>", false),
    ];

    public static string NameOf(int number) => $"Holder{number}";

    public static TypeModel Make(TypeModel held, TypeRef type, int number, WireFormat format)
    {
        var holder = new TypeModel { Name = NameOf(number), Kind = TypeKind.Class, Format = format, Namespace = Namespace, IsOpen = true };
        foreach (var (name, template, isValue) in s_positions)
        {
            var whole = template == "{0}" ? type : TypeRef.Of(template, isValue, type);
            holder.Members.Add(new MemberModel(name, whole, MemberStyle.Property));
        }

        if (type is { IsValue: true, IsNullable: false })
        {
            holder.Members.Add(new MemberModel("Maybe", type with { Text = type.Text + "?" }, MemberStyle.Property));
        }

        if (type.IsKey)
        {
            holder.Members.Add(new MemberModel("Keys", TypeRef.Of(Generic + "Dictionary<{!0}, int>", false, type), MemberStyle.Property));
            holder.Members.Add(new MemberModel("Set", TypeRef.Of(Generic + "HashSet<{!0}>", false, type), MemberStyle.Property));
        }

        if (!type.IsAbstract && held.Base is null or { IsUnion: false })
        {
            holder.Members.Add(new MemberModel("Case", new TypeRef("object") { Uses = type.Uses }, MemberStyle.Property)
            {
                Attributes = $"[global::FastSer.FastSerUnion(7, typeof({type.Text}))][global::FastSer.FastSerUnion(0, typeof(int))]",
            });
        }

        holder.HasView = number % 2 == 0 && ViewMaker.CanHaveView(holder);
        return holder;
    }

    /// <summary>The type and what is made of it as roots.</summary>
    public static IEnumerable<Root> RootsOf(string name, TypeRef type)
    {
        yield return new Root(name, type);
        yield return new Root(name + " in an array", TypeRef.Of("{0}[]", false, type));
        yield return new Root(name + " in a list", TypeRef.Of(Generic + "List<{0}>", false, type));
    }
}
