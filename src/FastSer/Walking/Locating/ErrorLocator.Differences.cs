using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Where the encodings of two values differ: without a code there is no fault, and the walk ends behind the first byte that differs.
internal ref partial struct ErrorLocator
{
    /// <summary>Finds the innermost value of an encoding that differs from another encoding of the same shape.</summary>
    /// <param name="data">The encoding. It has no faults.</param>
    /// <param name="other">The other one.</param>
    /// <param name="root">The shape of their root.</param>
    /// <returns>The place of the value, with the offset of the first byte that differs.</returns>
    public static ErrorLocation LocateDifference(ReadOnlySpan<byte> data, ReadOnlySpan<byte> other, WireShape root)
    {
        var offset = data.CommonPrefixLength(other);
        return Locate(data, root, FastSerErrorCode.None, offset + 1, elementIndex: -1, out _, absent: null, other) with { Offset = offset };
    }

    /// <summary>Names the part with the difference: the one just stepped over, or the one entered if the difference is before its first part.</summary>
    private ErrorLocation? NameDifference(long start, int depth)
    {
        if (_code != FastSerErrorCode.None || _position < _target || (_open.Count > depth && IsInSizeAlone()))
        {
            return null;
        }

        var type = _open.Count > depth ? ErrorPath.TypeName(_open) : null;
        _open.RemoveRange(depth, _open.Count - depth);
        return Here(start) is var place && type is not null ? place with { TypeName = type } : place;
    }

    /// <summary>The size of a Tolerant object differs if one of its members does: the walk goes on to that one.</summary>
    private bool IsInSizeAlone()
    {
        if (!Top.IsTolerant || _target <= Top.Start || _target > Top.MaskStart)
        {
            return false;
        }

        ref var origin = ref MemoryMarshal.GetReference(_other);
        var faults = new RecordedFaults(_code);
        ref var mask = ref Grammar.TolerantBegin(
            ref Unaligned.At(ref origin, (nint)(Top.Start + _shift)), ref Unaligned.At(ref origin, _other.Length), ref faults, out var size);
        if (faults.IsStopped || size < 0)
        {
            return false;
        }

        var place = (int)Unaligned.Distance(ref origin, ref mask);
        _shift = place - Top.MaskStart;
        _target = Top.MaskStart + _data[Top.MaskStart..].CommonPrefixLength(_other[place..]) + 1;

        // What was searched ended before the earlier difference.
        _marks.Clear();
        _nextMark = 0;
        _searchedTo = -1;
        return _position < _target;
    }
}
