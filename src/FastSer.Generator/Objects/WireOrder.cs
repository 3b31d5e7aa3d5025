namespace FastSer.Generator.Objects;

/// <summary>The order of members on the wire: those of fixed size first, then the others, each in member order.</summary>
internal static class WireOrder
{
    public static IReadOnlyList<MemberModel> Of(EquatableArray<MemberModel> members) =>
        [.. members.OrderBy(static member => member.Type.FixedSize is null ? 1 : 0)];
}
