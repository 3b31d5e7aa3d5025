namespace FastSer.CompilerServices;

public sealed partial class WireShape
{
    /// <summary>The shape of an annotated type that members may be appended to: the number of members + 1, then so many of them.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="hasPresence">Whether the number may be that of null: true for classes.</param>
    /// <param name="members">The members in member order.</param>
    /// <returns>The shape.</returns>
    public static WireShape Append(string typeName, bool hasPresence, params WireMember[] members) =>
        new(WireShapeKind.Append, members) { TypeName = typeName, HasPresence = hasPresence };

    /// <summary>The shape of an appendable class whose objects keep their identity: the number of members stands behind the byte of a new object.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="members">The members in member order.</param>
    /// <returns>The shape.</returns>
    public static WireShape TrackedAppend(string typeName, params WireMember[] members) =>
        Tracked(typeName, new WireMember("", new(WireShapeKind.Append, members)));
}
