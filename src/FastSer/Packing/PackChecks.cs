using FastSer.CompilerServices;

namespace FastSer.Packing;

/// <summary>
/// Which members of a struct have bytes that are no value, and how one comparison of vectors clears them: each 32-bit lane
/// of the unpacked elements, masked, is at most a limit for all but the rarest values. Above the limit every element is
/// checked again, exactly (docs/performance.md, E16).
/// </summary>
internal sealed class PackChecks
{
    private const int LaneSize = 4;
    private const int LaneCount = PackLayout.MaxVectorSize / LaneSize;

    private readonly uint[] _masks = new uint[LaneCount];
    private readonly uint[] _limits = new uint[LaneCount];

    /// <summary>Gets a value indicating whether any member needs a check at all.</summary>
    public bool IsNeeded { get; private set; }

    /// <summary>Gets a value indicating whether the vector comparison covers every checked member.</summary>
    public bool IsVectorized { get; private set; } = true;

    public ReadOnlySpan<uint> Masks => _masks;

    public ReadOnlySpan<uint> Limits => _limits;

    /// <summary>Reads the checks off the shape of a struct. Without a layout nothing is bypassed that they could replace.</summary>
    public static PackChecks Of<T>(PackLayout layout)
        where T : struct, IFastSerializableValue<T>
    {
        var checks = new PackChecks();
        if (layout.WireSize == 0)
        {
            return checks;
        }

        var offset = 0;
        if (!checks.TryAdd(T.Describe(), layout, ref offset) || offset != layout.WireSize)
        {
            // The shape does not account for every byte: trust nothing but the struct's own check.
            checks.IsNeeded = true;
            checks.IsVectorized = false;
        }

        return checks;
    }

    private bool TryAdd(WireShape shape, PackLayout layout, ref int offset)
    {
        var resolved = shape.Resolved;
        if (resolved.Kind == WireShapeKind.Scalar)
        {
            var size = WireScalarFacts.SizeOf(resolved.ScalarKind);
            if (size > layout.WireSize - offset)
            {
                return false;
            }

            AddScalar(resolved.ScalarKind, layout, offset);
            offset += size;
            return true;
        }

        if (resolved.Kind != WireShapeKind.Object || resolved.HasPresence)
        {
            return false;
        }

        foreach (var member in resolved.Members)
        {
            if (!TryAdd(member.Shape, layout, ref offset))
            {
                return false;
            }
        }

        return true;
    }

    private void AddScalar(WireScalar kind, PackLayout layout, int offset)
    {
        switch (kind)
        {
            case WireScalar.Boolean:
                AddBoolean(layout, offset);
                break;
            case WireScalar.DateTime:
                AddLane(layout, offset + LaneSize, (uint)(Validity.TicksMask >> 32), (uint)(Validity.MaxTicks >> 32) - 1);
                break;
            case WireScalar.TimeOnly:
                AddLane(layout, offset + LaneSize, uint.MaxValue, (uint)(Validity.MaxTimeTicks >> 32) - 1);
                break;
            case WireScalar.DateOnly:
                AddLane(layout, offset, uint.MaxValue, Validity.MaxDayNumber);
                break;
            case WireScalar.Rune:
                AddLane(layout, offset, uint.MaxValue, 0xD7FF);
                break;
            case WireScalar.Decimal or WireScalar.DateTimeOffset or WireScalar.IntPtr or WireScalar.UIntPtr:
                IsNeeded = true;
                IsVectorized = false;
                break;
        }
    }

    /// <summary>All bits but the lowest must be 0; up to four Booleans share a lane.</summary>
    private void AddBoolean(PackLayout layout, int offset)
    {
        IsNeeded = true;
        for (var element = 0; element < layout.GroupSize; element++)
        {
            var place = layout.MemoryOfWire[offset] + (element * layout.MemorySize);
            if (_limits[place / LaneSize] != 0)
            {
                IsVectorized = false;
                return;
            }

            _masks[place / LaneSize] |= 0xFEu << (8 * (place % LaneSize));
        }
    }

    private void AddLane(PackLayout layout, int wireOffset, uint mask, uint limit)
    {
        IsNeeded = true;
        for (var element = 0; element < layout.GroupSize; element++)
        {
            var place = layout.MemoryOfWire[wireOffset] + (element * layout.MemorySize);
            if (place % LaneSize != 0 || _masks[place / LaneSize] != 0 || !IsContiguous(layout, wireOffset))
            {
                IsVectorized = false;
                return;
            }

            _masks[place / LaneSize] = mask;
            _limits[place / LaneSize] = limit;
        }
    }

    private static bool IsContiguous(PackLayout layout, int wireOffset)
    {
        var bytes = layout.MemoryOfWire.Slice(wireOffset, LaneSize);
        return bytes[1] == bytes[0] + 1 && bytes[2] == bytes[0] + 2 && bytes[3] == bytes[0] + 3;
    }
}
