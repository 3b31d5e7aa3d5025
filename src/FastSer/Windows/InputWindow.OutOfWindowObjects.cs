using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer.Windows;

/// <summary>
/// The ends of Tolerant objects. Their readers point into the window: to the mask of an object, and to its end or to a mark in place of
/// it. So the memory that the window leaves is not used again, and the garbage collector keeps it as long as a reader points to it: no
/// such pointer is ever taken for one into the memory that the window has now. Its last byte is not used, so that ends, too, are inside.
/// </summary>
internal abstract partial class InputWindow
{
    private readonly Stack<OutOfWindowObject> _outOfWindowObjects = new();
    private Place _last = new([], 0, 0);

    /// <summary>Gets or sets whether memory stays as it is once the window has left it.</summary>
    public bool KeepsMemory { get; set; }

    /// <summary>Gets the number of bytes that the input has from a place in <see cref="Filled"/> on.</summary>
    public long LeftBehind(ref byte place) => new Place(_buffer, _end, Left).LeftBehind(ref place);

    /// <summary>Notes where an object ends that is longer than the window.</summary>
    /// <param name="mark">A place in <see cref="Filled"/> that stands for the end.</param>
    /// <param name="left">The number of bytes that the input has behind the object.</param>
    public void BeginOutOfWindowObject(ref byte mark, long left) =>
        _outOfWindowObjects.Push(new OutOfWindowObject(_buffer, (int)Unaligned.Distance(ref Start(_buffer), ref mark), left));

    /// <summary>Tells how many bytes the input has behind an object. False if its end was in memory that the window left long ago.</summary>
    /// <param name="end">The end of the innermost object, or the mark of it.</param>
    /// <param name="left">The number of these bytes.</param>
    public bool TryGetLeftBehindObject(ref byte end, out long left)
    {
        if (IsMarkOfLast(ref end))
        {
            left = _outOfWindowObjects.Peek().Left;
            return true;
        }

        var now = new Place(_buffer, _end, Left);
        var place = now.Contains(ref end) ? now : _last;
        left = place.LeftBehind(ref end);
        return place.Contains(ref end);
    }

    /// <summary>Forgets an object, if it was longer than the window.</summary>
    public void EndOutOfWindowObject(ref byte end)
    {
        if (IsMarkOfLast(ref end))
        {
            _outOfWindowObjects.Pop();
        }
    }

    private static ref byte Start(byte[] buffer) => ref MemoryMarshal.GetArrayDataReference(buffer);

    private bool IsMarkOfLast(ref byte end) =>
        _outOfWindowObjects.TryPeek(out var last) && Unsafe.AreSame(ref Unaligned.At(ref Start(last.Buffer), last.Mark), ref end);

    private void MoveToNewMemory(ReadOnlySpan<byte> unread, int capacity)
    {
        var next = GC.AllocateUninitializedArray<byte>(Math.Max(capacity, Size) + 1);
        unread.CopyTo(next);
        _last = new Place(_buffer, _end, Left);
        _buffer = next;
    }

    /// <summary>An object that is longer than the window.</summary>
    /// <param name="Buffer">The memory that has its mark.</param>
    /// <param name="Mark">The index of the mark.</param>
    /// <param name="Left">The number of bytes that the input has behind the object.</param>
    private readonly record struct OutOfWindowObject(byte[] Buffer, int Mark, long Left);

    /// <summary>Memory of the window, at a time.</summary>
    /// <param name="Buffer">The memory.</param>
    /// <param name="End">Where the bytes in it end.</param>
    /// <param name="Left">The number of bytes that the source had behind them.</param>
    private readonly record struct Place(byte[] Buffer, int End, long Left)
    {
        public bool Contains(ref byte byteInside) => (nuint)Unaligned.Distance(ref Start(Buffer), ref byteInside) <= (nuint)End;

        public long LeftBehind(ref byte byteInside) => End - Unaligned.Distance(ref Start(Buffer), ref byteInside) + Left;
    }
}
