namespace FastSer.Fuzz;

/// <summary>Chooses the types that members may be appended to, as the rules of docs/versioning.md allow it.</summary>
internal static class AppendMaker
{
    public static void Choose(Random random, IReadOnlyList<TypeModel> types)
    {
        foreach (var root in types.Where(static type => ParentOf(type) is null && type.Kind != TypeKind.Interface))
        {
            var family = types.Where(type => AncestorsOf(type).Contains(root)).ToArray();
            if (random.Next(3) == 0 && Array.TrueForAll(family, CanAppend))
            {
                root.Appends = true;
            }
        }
    }

    /// <summary>All members stand in one class.</summary>
    private static bool CanAppend(TypeModel type) => type.IsMarked && type.Format != WireFormat.Tolerant && (!type.IsUnion || type.IsAbstract)
        && AncestorsOf(type).Count(static level => level.Members.Exists(static member => member.IsSaved)) < 2;

    private static IEnumerable<TypeModel> AncestorsOf(TypeModel type)
    {
        for (var level = type; level is not null; level = ParentOf(level))
        {
            yield return level;
        }
    }

    private static TypeModel? ParentOf(TypeModel type) => type.Base is { Kind: not TypeKind.Interface } parent ? parent : null;
}
