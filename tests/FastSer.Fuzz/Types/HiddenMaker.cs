namespace FastSer.Fuzz;

/// <summary>Nests a type in its holder, so that nothing else can name it.</summary>
internal static class HiddenMaker
{
    private static readonly string[] s_accesses = ["private", "protected", "private protected", "internal", "protected internal"];

    /// <summary>Returns whether a type can be nested: its text and that of all others do not name it.</summary>
    public static bool CanHide(TypeModel type, IEnumerable<TypeModel> all) => type is { IsMarked: true, IsUnion: false, Companion: "", Outer.Count: 0 }
        && all.All(other => !other.DirectUses().Contains(type))
        && !TypeSource.Of([type]).Contains(type.FullName, StringComparison.Ordinal);

    public static void Hide(Random random, TypeModel type, int number)
    {
        type.Access = s_accesses[random.Next(s_accesses.Length)];
        type.Namespace = HolderMaker.Namespace;
        type.Outer = [$"public partial class {HolderMaker.NameOf(number)}"];
    }

    /// <summary>The members of the holder are as hidden as their types and have other names. Hidden types with arguments are refused as arguments.</summary>
    public static void HideMembers(Random random, TypeModel type, TypeModel holder)
    {
        holder.Members.RemoveAll(member => member.Name == type.Name);
        holder.Members.RemoveAll(member => type.Parameters.Count > 0 && member.Name.StartsWith("Argument", StringComparison.Ordinal));
        holder.Members.ForEach(member => member.Style = random.Next(2) == 0 ? MemberStyle.IncludedField : MemberStyle.IncludedProperty);
    }
}
