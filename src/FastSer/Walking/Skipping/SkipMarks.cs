using System.Runtime.CompilerServices;

namespace FastSer.Walking;

/// <summary>The collections and the values of recursive types that a search is inside of, the outermost first.</summary>
internal sealed class SkipMarks
{
    private SkipMark[] _marks = new SkipMark[8];

    /// <summary>Gets the number of elements that were stepped over.</summary>
    public long Passed { get; private set; }

    public int Count { get; private set; }

    public ref readonly SkipMark this[int index] => ref _marks[index];

    public void Clear()
    {
        Count = 0;
        Passed = 0;
    }

    public void Begin(nint left, nint itemLeft, int index)
    {
        if (Count == _marks.Length)
        {
            Array.Resize(ref _marks, 2 * Count);
        }

        _marks[Count++] = new SkipMark { Left = (int)left, ItemLeft = (int)itemLeft, Index = index, EndedLeft = SkipMark.None };
    }

    /// <summary>Goes on to the next element.</summary>
    [MethodImpl(Jit.Inline)]
    public void Next(nint left)
    {
        ref var mark = ref _marks[Count - 1];
        mark.ItemLeft = (int)left;
        mark.Index++;
        Passed++;
    }

    /// <summary>Ends the innermost value.</summary>
    [MethodImpl(Jit.Inline)]
    public void End(nint left)
    {
        var marks = _marks;
        var outer = --Count - 1;
        if (outer >= 0)
        {
            marks[outer].EndedLeft = marks[Count].Left;
            marks[outer].EndedEndLeft = (int)left;
        }
    }
}
