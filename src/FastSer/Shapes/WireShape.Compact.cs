namespace FastSer.CompilerServices;

// The shapes of the Compact format.
public sealed partial class WireShape
{
    /// <summary>Gets the shape of a string in the Compact format.</summary>
    public static WireShape CompactString { get; } = new(WireShapeKind.CompactString);

    /// <summary>Gets the number of control bytes of a compact object; 0 for everything else.</summary>
    internal int ControlSize { get; private init; }

    /// <summary>
    /// Gets whether this is, or begins with, integers of the Compact format: what is wrong with one of them is known to a
    /// reader before the cursor has reached it.
    /// </summary>
    internal bool HasIntegers => Kind is WireShapeKind.CompactScalar or WireShapeKind.CompactSequence
        or WireShapeKind.CompactMultiDimArray || ControlSize > 0;

    /// <summary>Gets the control bits of a compact object that stand for something.</summary>
    internal byte[] UsedControlBits => field ??= FindUsedControlBits();

    /// <summary>
    /// The shape of an integer of 16, 32 or 64 bits or of a Decimal in the Compact format: with control bits as a member,
    /// else lone.
    /// </summary>
    /// <param name="kind">The scalar, or the one under an enum.</param>
    /// <returns>The shape.</returns>
    public static WireShape CompactScalar(WireScalar kind) => new(WireShapeKind.CompactScalar) { ScalarKind = kind };

    /// <summary>The shape of an array or list of integers or Booleans in the Compact format.</summary>
    /// <param name="item">The shape of a lone element.</param>
    /// <returns>The shape.</returns>
    public static WireShape CompactSequence(WireShape item)
    {
        ArgumentNullException.ThrowIfNull(item);
        return new(WireShapeKind.CompactSequence, [new WireMember("", item)]) { ScalarKind = item.ScalarKind };
    }

    /// <summary>The shape of a multi-dimensional array of integers in the Compact format.</summary>
    /// <param name="rank">The number of dimensions.</param>
    /// <param name="item">The shape of a lone element.</param>
    /// <returns>The shape.</returns>
    public static WireShape CompactMultiDimArray(int rank, WireShape item)
    {
        ArgumentNullException.ThrowIfNull(item);
        return new(WireShapeKind.CompactMultiDimArray, [new WireMember("", item)]) { ScalarKind = item.ScalarKind, Rank = rank };
    }

    /// <summary>The shape of an annotated type in the Compact format.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="hasPresence">Whether control bit 0 says that it is not null: true for classes.</param>
    /// <param name="controlSize">The number of control bytes.</param>
    /// <param name="members">The members in wire order: those with control bits alone, those of fixed size, the others.</param>
    /// <returns>The shape.</returns>
    public static WireShape CompactObject(string typeName, bool hasPresence, int controlSize, params WireMember[] members) =>
        new(WireShapeKind.Object, members) { TypeName = typeName, HasPresence = hasPresence, ControlSize = controlSize };

    /// <summary>A member of a compact object.</summary>
    /// <param name="name">Its name in error messages.</param>
    /// <param name="shape">Its shape.</param>
    /// <param name="controlBit">The first of its control bits.</param>
    public static WireMember Member(string name, WireShape shape, int controlBit) => new(name, shape, controlBit);

    private byte[] FindUsedControlBits()
    {
        var used = new byte[ControlSize];
        used[0] = HasPresence ? (byte)1 : (byte)0;
        foreach (var member in _members)
        {
            for (var bit = member.ControlBit; bit < member.ControlBit + member.ControlBitCount; bit++)
            {
                used[bit / 8] |= (byte)(1 << (bit % 8));
            }
        }

        return used;
    }
}
