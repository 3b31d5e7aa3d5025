using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// The layout of a type on the wire: cold data by which an error is given a place, and by which the checked members of
/// structs are found. Nothing on a hot path looks at it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial class WireShape
{
    private readonly Func<WireShape>? _resolve;
    private readonly WireMember[] _members;

    private WireShape(WireShapeKind kind, WireMember[]? members = null, Func<WireShape>? resolve = null)
    {
        Kind = kind;
        _members = members ?? [];
        _resolve = resolve;
    }

    /// <summary>Gets the shape of a string, of a StringBuilder's text.</summary>
    public static WireShape String { get; } = new(WireShapeKind.String);

    /// <summary>Gets the shape of a StringBuilder.</summary>
    public static WireShape StringBuilder => String;

    /// <summary>Gets the shape of a Uri.</summary>
    public static WireShape Uri { get; } = new(WireShapeKind.Uri);

    /// <summary>Gets the shape of a Version.</summary>
    public static WireShape Version { get; } = new(WireShapeKind.Version);

    /// <summary>Gets the shape of a BigInteger.</summary>
    public static WireShape BigInteger { get; } = new(WireShapeKind.BigInteger);

    /// <summary>Gets the shape of an IPAddress.</summary>
    public static WireShape IPAddress { get; } = new(WireShapeKind.IPAddress);

    /// <summary>Gets the shape of an IPEndPoint.</summary>
    public static WireShape IPEndPoint { get; } = new(WireShapeKind.IPEndPoint);

    /// <summary>Gets the shape of a BitArray.</summary>
    public static WireShape BitArray { get; } = new(WireShapeKind.BitArray);

    internal WireShapeKind Kind { get; }

    internal WireScalar ScalarKind { get; private init; }

    internal string? TypeName { get; private init; }

    /// <summary>Gets the code that steps over values of a formatter of the application.</summary>
    internal CustomCode? CustomCode { get; private init; }

    internal bool HasPresence { get; private init; }

    /// <summary>Gets a value indicating whether a sequence may not be null.</summary>
    internal bool RejectsNull { get; private init; }

    /// <summary>Gets the number of dimensions of a grid.</summary>
    internal int Rank { get; private init; }

    /// <summary>Gets the members of an object; the one element of a sequence or nullable; the key and value of a map.</summary>
    internal ReadOnlySpan<WireMember> Members => _members;

    /// <summary>Gets the shape behind a lazy one, itself otherwise.</summary>
    internal WireShape Resolved => _resolve is null ? this : field ??= Resolve(_resolve);

    /// <summary>Gets the type whose code describes the shape; null where it is not known.</summary>
    internal Type? Owner { get; private set; }

    /// <summary>The shape of a scalar of fixed size, or of an enum by its underlying scalar.</summary>
    /// <param name="kind">The scalar.</param>
    /// <returns>The shape.</returns>
    public static WireShape Scalar(WireScalar kind) => new(WireShapeKind.Scalar) { ScalarKind = kind };

    /// <summary>The shape of a nullable value: a presence byte, then the value.</summary>
    /// <param name="item">The shape of the value.</param>
    /// <returns>The shape.</returns>
    public static WireShape Nullable(WireShape item) => new(WireShapeKind.Nullable, [new WireMember("", item)]);

    /// <summary>The shape of an array, list or set: L of the count + 1, then the elements.</summary>
    /// <param name="item">The shape of an element.</param>
    /// <returns>The shape.</returns>
    public static WireShape Sequence(WireShape item) => new(WireShapeKind.Sequence, [new WireMember("", item)]);

    /// <summary>The shape of memory: a sequence that is never null.</summary>
    /// <param name="item">The shape of an element.</param>
    /// <returns>The shape.</returns>
    public static WireShape Memory(WireShape item) =>
        new(WireShapeKind.Sequence, [new WireMember("", item)]) { RejectsNull = true };

    /// <summary>The shape of a multi-dimensional array: L of the first length + 1, L of the others, then the elements.</summary>
    /// <param name="rank">The number of dimensions.</param>
    /// <param name="item">The shape of an element.</param>
    /// <returns>The shape.</returns>
    public static WireShape MultiDimArray(int rank, WireShape item) =>
        new(WireShapeKind.MultiDimArray, [new WireMember("", item)]) { Rank = rank };

    /// <summary>The shape of a dictionary: L of the count + 1, then keys and values in turn.</summary>
    /// <param name="key">The shape of a key.</param>
    /// <param name="value">The shape of a value.</param>
    /// <returns>The shape.</returns>
    public static WireShape Map(WireShape key, WireShape value) =>
        new(WireShapeKind.Map, [new WireMember("Key", key), new WireMember("Value", value)]);

    /// <summary>The shape of a Tuple class: a presence byte, then the items.</summary>
    /// <param name="items">The shapes of the items.</param>
    /// <returns>The shape.</returns>
    public static WireShape Tuple(params WireShape[] items) =>
        new(WireShapeKind.Object, NumberItems(items)) { HasPresence = true };

    /// <summary>The shape of a ValueTuple: its items.</summary>
    /// <param name="items">The shapes of the items.</param>
    /// <returns>The shape.</returns>
    public static WireShape ValueTuple(params WireShape[] items) =>
        new(WireShapeKind.Object, NumberItems(items));

    /// <summary>The shape of a KeyValuePair: its key and its value.</summary>
    /// <param name="key">The shape of the key.</param>
    /// <param name="value">The shape of the value.</param>
    /// <returns>The shape.</returns>
    public static WireShape KeyValuePair(WireShape key, WireShape value) =>
        new(WireShapeKind.Object, [new WireMember("Key", key), new WireMember("Value", value)]);

    /// <summary>The shape of an annotated type.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="hasPresence">Whether a presence byte comes first: true for classes.</param>
    /// <param name="members">The members in wire order: the fixed block first.</param>
    /// <returns>The shape.</returns>
    public static WireShape Object(string typeName, bool hasPresence, params WireMember[] members) =>
        new(WireShapeKind.Object, members) { TypeName = typeName, HasPresence = hasPresence };

    /// <summary>A shape that is made when it is first needed: types may contain themselves.</summary>
    /// <param name="describe">Makes the shape.</param>
    /// <returns>The shape.</returns>
    public static WireShape Deferred(Func<WireShape> describe) => new(WireShapeKind.Lazy, resolve: describe);

    /// <summary>The shape that the code of a type describes.</summary>
    internal static WireShape Deferred(Type owner, Func<WireShape> describe) => new(WireShapeKind.Lazy, resolve: describe) { Owner = owner };

    /// <summary>The shape of a root behind its fingerprint: neither has a name of its own in error paths.</summary>
    internal static WireShape Fingerprinted(WireShape root) => new(
        WireShapeKind.Object, [new WireMember("", Scalar(WireScalar.UInt32)), new WireMember("", root)]);

    /// <summary>A member of an object.</summary>
    /// <param name="name">Its name in error messages.</param>
    /// <param name="shape">Its shape.</param>
    public static WireMember Member(string name, WireShape shape) => new(name, shape);

    private WireShape Resolve(Func<WireShape> resolve)
    {
        var shape = resolve().Resolved;
        shape.Owner ??= Owner;
        return shape;
    }

    private static WireMember[] NumberItems(WireShape[] items) =>
        [.. items.Select(static (item, index) => new WireMember(FormattableString.Invariant($"Item{index + 1}"), item))];
}
