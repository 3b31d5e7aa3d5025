namespace FastSer.CompilerServices;

public sealed partial class WireShape
{
    private int[] _tags = [];

    /// <summary>The shape of a union, or of a place for a declared set of types: L of the tag + 1 (0 is null), then what the tag names.</summary>
    /// <param name="typeName">The name of the union, as error messages give it; null where it has none.</param>
    /// <param name="cases">The types.</param>
    /// <returns>The shape.</returns>
    public static WireShape Union(string? typeName, params WireCase[] cases) =>
        new(WireShapeKind.Union, Array.ConvertAll(cases, static item => new WireMember("", item.Shape)))
        {
            TypeName = typeName,
            _tags = Array.ConvertAll(cases, static item => item.Tag),
        };

    /// <summary>The shape of a class whose objects keep their identity: 0 null, 1 a new object, 2 and L a known one.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="members">The members in wire order: the fixed block first.</param>
    /// <returns>The shape.</returns>
    public static WireShape Tracked(string typeName, params WireMember[] members) =>
        new(WireShapeKind.Object, members) { TypeName = typeName, HasPresence = true, IsTracked = true };

    internal bool IsTracked { get; private init; }

    /// <summary>A type whose whole encoding stands behind its tag, but not that of null.</summary>
    /// <param name="tag">The tag.</param>
    /// <param name="value">The shape of the type.</param>
    /// <returns>The case.</returns>
    public static WireCase Case(int tag, WireShape value) =>
        new(tag, NotNull(value));

    /// <summary>A value type whose whole encoding stands behind its tag, also that of null: a wrapper, a default array.</summary>
    /// <param name="tag">The tag.</param>
    /// <param name="value">The shape of the type.</param>
    /// <returns>The case.</returns>
    public static WireCase ValueCase(int tag, WireShape value) =>
        new(tag, new(WireShapeKind.Payload, [new WireMember("", value)]) { HoldsNull = true });

    /// <summary>Gets whether the value of a case may be null by its own bytes.</summary>
    internal bool HoldsNull { get; private init; }

    /// <summary>A type whose encoding stands where null is not possible: a union that is a struct.</summary>
    /// <param name="value">The shape of the type.</param>
    /// <returns>The shape.</returns>
    public static WireShape NotNull(WireShape value) => new(WireShapeKind.Payload, [new WireMember("", value)]);

    /// <summary>Gets the tags of a union, one for each of its members.</summary>
    internal ReadOnlySpan<int> Tags => _tags;

    /// <summary>Gets the shape that a tag stands for, or null.</summary>
    internal WireShape? FindCase(long tag) => tag <= int.MaxValue && Cases.TryGetValue((int)tag, out var shape) ? shape.Resolved : null;

    /// <summary>Gets the cases by tag. Of a tag that occurs twice the first counts.</summary>
    private Dictionary<int, WireShape> Cases => field ??= CasesByTag();

    private Dictionary<int, WireShape> CasesByTag()
    {
        var cases = new Dictionary<int, WireShape>(_tags.Length);
        for (var i = 0; i < _tags.Length; i++)
        {
            cases.TryAdd(_tags[i], _members[i].Shape);
        }

        return cases;
    }
}
