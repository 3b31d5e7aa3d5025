namespace FastSer.Generator.Lock;

/// <summary>
/// Gives the cases of a C# union without attributes, and of an F# union without <c>Keys</c>, the tags that the schema lock records, wherever they are
/// declared now.
/// </summary>
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
        var model = result.Model!;
        var tags = TagsOf(type.Entries, locked, byName: model.FSharpUnion is not null);
        model = model.LanguageUnion is { } union
            ? model with { LanguageUnion = WithTags(union, tags) }
            : model with { FSharpUnion = WithTags(model.FSharpUnion!, tags) };
        return result with
        {
            Model = model,
            Lock = type with
            {
                Entries = (model.LanguageUnion is { } now ? LockEntries.Of(now.Cases) : LockEntries.Of(model.FSharpUnion!)).ToEquatableArray(),
            },
        };
    }

    private static LanguageUnionModel WithTags(LanguageUnionModel union, List<int> tags)
    {
        var order = Enumerable.Range(0, tags.Count).OrderBy(item => tags[item]).ToList();
        return union with
        {
            Cases = union.Cases with
            {
                Items = order.Select(item => union.Cases.Items[item]).ToEquatableArray(),
                Tags = order.Select(item => tags[item]).ToEquatableArray(),
                HoldDerived = order.Select(item => union.Cases.HoldDerived[item]).ToEquatableArray(),
            },
            Creations = order.Select(item => union.Creations[item]).ToEquatableArray(),
        };
    }

    private static FSharpUnionModel WithTags(FSharpUnionModel union, List<int> tags)
    {
        var cases = union.AllCases.Select((item, i) => item with { Tag = tags[i] }).OrderBy(static item => item.Tag).ToList();
        return union with
        {
            Cases = cases.Where(item => item.Number != union.NullCase?.Number).ToEquatableArray(),
            NullCase = cases.Find(item => item.Number == union.NullCase?.Number),
        };
    }

    /// <param name="cases">The cases of the type.</param>
    /// <param name="locked">The cases that the lock has.</param>
    /// <param name="byName">No two cases have one name, so that a case with other fields is the same one.</param>
    private static List<int> TagsOf(EquatableArray<LockEntry> cases, LockSection locked, bool byName)
    {
        var next = locked.Highest;
        var tags = new List<int>();
        foreach (var item in cases)
        {
            // A lock that has a tag twice is refused: no code may have it twice.
            tags.Add(locked.Entries.FirstOrDefault(entry => entry.Name == item.Name && (byName || entry.Kind == item.Kind)) is { Key: var key }
                && !tags.Contains(key)
                    ? key
                    : ++next);
        }

        return tags;
    }
}
