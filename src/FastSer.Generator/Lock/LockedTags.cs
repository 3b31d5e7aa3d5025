namespace FastSer.Generator.Lock;

/// <summary>Gives the cases of a C# union without stated tags those that the schema lock records; new cases get higher ones.</summary>
internal static class LockedTags
{
    public static ParseResult Apply(ParseResult result, LockInput locked)
    {
        if (result is not { Model: { LanguageUnion: { FollowsOrder: true } union } model, Lock: { } section }
            || locked.File?.Sections.FirstOrDefault(item => item.IsUnion && item.TypeName == section.TypeName) is not { } known)
        {
            return result;
        }

        var tags = TagsOf(union.Cases, known);
        var order = Enumerable.Range(0, tags.Length).OrderBy(i => tags[i]).ToList();
        var cases = union.Cases with
        {
            Items = order.Select(i => union.Cases.Items[i]).ToEquatableArray(),
            HoldDerived = order.Select(i => union.Cases.HoldDerived[i]).ToEquatableArray(),
            Tags = order.Select(i => tags[i]).ToEquatableArray(),
        };
        return result with
        {
            Model = model with
            {
                LanguageUnion = union with { Cases = cases, Creations = order.Select(i => union.Creations[i]).ToEquatableArray() },
            },
            Lock = section with { Entries = LockSectionParser.EntriesOf(cases).ToEquatableArray() },
            Diagnostics = result.Diagnostics.Where(static found => found.Descriptor.Id != Descriptors.UnionTagsFollowDeclaration.Id).ToEquatableArray(),
        };
    }

    private static int[] TagsOf(DeclaredSetType cases, LockSection known)
    {
        var next = known.Highest + 1;
        var tags = new int[cases.Items.Count];
        for (var i = 0; i < tags.Length; i++)
        {
            tags[i] = known.Entries.FirstOrDefault(entry => entry.Kind == cases.Items[i].LockText)?.Key ?? next++;
        }

        return tags;
    }
}
