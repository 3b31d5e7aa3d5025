namespace FastSer.Generator.Objects;

/// <summary>
/// The order of members on the wire: those of fixed size first, then the others, each in member order. Where members may be appended, none
/// overtakes another.
/// </summary>
internal static class WireOrder
{
    public static IReadOnlyList<MemberModel> Of(TypeModel model) => model.IsAppendable
        ? [.. model.Members]
        : [.. model.Members.OrderBy(static member => member.Type.FixedSize is null ? 1 : 0)];
}
