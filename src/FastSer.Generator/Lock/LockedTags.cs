namespace FastSer.Generator.Lock;

/// <summary>Gives the cases of a C# union without attributes the tags that the schema lock records, wherever they are declared now.</summary>
internal static class LockedTags
{
    /// <summary>Cases that the lock does not have get tags above all that it has: a tag is never used again.</summary>
    public static ParseResult Apply(ParseResult result, LockInput input)
    {
        if (result.Lock is not { } type || (input.File is null && !input.IsUpdating))
        {
            return result;
        }

        // The lock keeps what follows the order otherwise.
        result = result with
        {
            Diagnostics = result.Diagnostics.Where(static found => found.Descriptor.Id != Descriptors.UnionTagsFollowDeclaration.Id).ToEquatableArray(),
        };
        return input.File?.Sections.FirstOrDefault(section => section.IsUnion && section.TypeName == type.TypeName) is { } locked
            ? WithTags(result, type, locked)
            : result;
    }

    private static ParseResult WithTags(ParseResult result, LockSection type, LockSection locked)
    {
        var union = result.Model!.LanguageUnion!;
        var tags = TagsOf(type.Entries, locked);
        var order = Enumerable.Range(0, tags.Count).OrderBy(item => tags[item]).ToList();
        var cases = union.Cases with
        {
            Items = order.Select(item => union.Cases.Items[item]).ToEquatableArray(),
            Tags = order.Select(item => tags[item]).ToEquatableArray(),
            HoldDerived = order.Select(item => union.Cases.HoldDerived[item]).ToEquatableArray(),
        };
        return result with
        {
            Model = result.Model with
            {
                LanguageUnion = union with { Cases = cases, Creations = order.Select(item => union.Creations[item]).ToEquatableArray() },
            },
            Lock = type with { Entries = LockEntries.Of(cases).ToEquatableArray() },
        };
    }

    private static List<int> TagsOf(EquatableArray<LockEntry> cases, LockSection locked)
    {
        var next = locked.Highest;
        var tags = new List<int>();
        foreach (var item in cases)
        {
            // A lock that has a tag twice is refused: no code may have it twice.
            tags.Add(locked.Entries.FirstOrDefault(entry => entry.Name == item.Name && entry.Kind == item.Kind) is { Key: var key } && !tags.Contains(key)
                ? key
                : ++next);
        }

        return tags;
    }
}
