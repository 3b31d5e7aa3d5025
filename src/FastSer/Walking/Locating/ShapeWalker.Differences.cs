using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Where the encodings of two values differ: without a code there is no fault, and the walk ends behind the first byte that differs.
internal ref partial struct ShapeWalker<TVisitor>
{
    /// <summary>
    /// Returns whether the part that was visited has the difference, and names it: the one just stepped over, or the one entered if the
    /// difference is before its first part.
    /// </summary>
    private bool IsDifference(long start, int depth)
    {
        if (_search.Code != FastSerErrorCode.None || _position < _search.Target || (_open.Count > depth && IsInSizeAlone()))
        {
            return false;
        }

        var type = _open.Count > depth ? ErrorPath.TypeName(_open) : null;
        _open.RemoveRange(depth, _open.Count - depth);
        var place = Here(start);
        _search.Remembered = place with { TypeName = type ?? place.TypeName };
        Recall();
        return true;
    }

    /// <summary>The size of a Tolerant object differs if one of its members does: the walk goes on to that one.</summary>
    private bool IsInSizeAlone()
    {
        if (!Top.IsTolerant || _search.Target <= Top.Start || _search.Target > Top.MaskStart)
        {
            return false;
        }

        ref var origin = ref MemoryMarshal.GetReference(_search.Other);
        var faults = new RecordedFaults(_search.Code);
        ref var mask = ref Grammar.TolerantBegin(
            ref Unaligned.At(ref origin, (nint)(Top.Start + _search.Shift)), ref Unaligned.At(ref origin, _search.Other.Length), ref faults, out var size);
        if (faults.IsStopped || size < 0)
        {
            return false;
        }

        var place = (int)Unaligned.Distance(ref origin, ref mask);
        _search.Shift = place - Top.MaskStart;
        _search.Target = Top.MaskStart + _data[Top.MaskStart..].CommonPrefixLength(_search.Other[place..]) + 1;

        // What was searched ended before the earlier difference.
        _search.Marks.Clear();
        _search.NextMark = 0;
        _search.SearchedTo = -1;
        return _position < _search.Target;
    }
}
