using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

/// <summary>Tells what a schema lock records of a type.</summary>
internal static class LockSectionParser
{
    public static LockSection Parse(INamedTypeSymbol type, TypeModel model)
    {
        if (model.Union is not null && type.IsAbstract)
        {
            return ParseUnion(type);
        }

        var entries = model.Keys is { } keys
            ? keys.Select((key, number) => (Key: key, Number: number)).Where(static item => !item.Key.IsOfDerived).Select(item => new LockEntry(
                item.Number, item.Key.IsRetired ? LockEntry.Retired : model.Members[item.Key.MemberIndex].DisplayName, item.Key.Content.LockText))
            : WireOrder.Of(model).Select(static (member, place) =>
                new LockEntry(place, member.DisplayName, member.Type.LockText));
        var types = model.Keys is { } all
            ? all.Where(static key => !key.IsReserved).Select(static key => key.Type).ToList()
            : model.Members.Select(static member => member.Type).ToList();
        return new LockSection(
            TypeNames.Schema(type), FormatOf(model), entries.ToEquatableArray())
        {
            MetadataName = TypeNames.Metadata(type),
            References = types.SelectMany(static member => member.LockReferences).Distinct().ToEquatableArray(),
            Inner = types.SelectMany(static member => member.UnmanagedStructs).Distinct().Select(Parse).ToEquatableArray(),
        };
    }

    /// <summary>As of a struct with an attribute: one can become the other.</summary>
    private static LockSection Parse(UnmanagedStructType type) => new(
        type.LockName, LockFormat.Fixed,
        type.Items.Select((item, place) => new LockEntry(place, type.NameOf(place), item.LockText)).ToEquatableArray())
    {
        MetadataName = type.MetadataName,
        References = type.Items.SelectMany(static item => item.LockReferences).Distinct().ToEquatableArray(),
    };

    private static string FormatOf(TypeModel model) =>
        model.Keys is not null ? LockFormat.Tolerant : model.IsAppendable ? LockFormat.Append : LockFormat.Fixed;

    /// <summary>Types may be added to a union; a tag stays with its type.</summary>
    private static LockSection ParseUnion(INamedTypeSymbol type)
    {
        var cases = UnionCases.Of(type)
            .Select(attribute => (attribute.Tag, Type: UnionCases.Close(attribute.Type, type)))
            .Where(static item => item.Type is not null)
            .Select(static item => new LockEntry(item.Tag, item.Type!.Name, TypeNames.Schema(item.Type)))
            .ToEquatableArray();
        return new LockSection(TypeNames.Schema(type), LockFormat.Union, cases)
        {
            MetadataName = TypeNames.Metadata(type),
            References = cases.Select(static item => item.Kind).ToEquatableArray(),
        };
    }
}
