using System.Buffers;

namespace FastSer.Windows;

/// <summary>
/// A part of an input whose bytes are all known to exist. A <see cref="FastReader"/> reads in it and asks for more; large
/// arrays and strings go past it. Should reading fail, for whatever reason, callers read the input again as a whole: only
/// that path reports errors, so that every form of input reports the same.
/// </summary>
/// <param name="left">The number of bytes that the source holds.</param>
/// <param name="bufferSize">The number of bytes that the window holds at first.</param>
internal abstract partial class InputWindow(long left, int bufferSize) : IDisposable
{
    /// <summary>Shorter inputs are read as a whole: that is faster, and this is what it may cost.</summary>
    public const int SmallestInput = 1024 * 1024;

    public const int UsualSize = 64 * 1024;

    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(bufferSize);
    private int _start;
    private int _end;

    /// <summary>Gets how many bytes the window holds at first, and again after longer values.</summary>
    public int Size => bufferSize;

    /// <summary>Gets how many bytes are still to come from the source.</summary>
    public long Left { get; private set; } = left;

    /// <summary>Gets the bytes in the window that are not read yet, as of the last call.</summary>
    public ReadOnlySpan<byte> Filled => _buffer.AsSpan(_start, _end - _start);

    /// <summary>Gets whether the source threw: that is not an error of the bytes.</summary>
    public bool IsSourceFaulty { get; private set; }

    /// <summary>Gets how many bytes were moved within the window: tests compare it with the length of the input.</summary>
    public long BytesMoved { get; private set; }

    /// <summary>Starts with bytes that were read from the source before.</summary>
    public void Preload(ReadOnlySpan<byte> bytes)
    {
        if (_buffer.Length <= bytes.Length)
        {
            Move(bytes.Length + 1);
        }

        bytes.CopyTo(_buffer);
        _end = bytes.Length;
        Left -= bytes.Length;
    }

    /// <summary>Reads until enough bytes are in one piece. False if there are not so many.</summary>
    /// <param name="unread">The number of bytes at the end of <see cref="Filled"/> are not read yet.</param>
    /// <param name="needed">The number of bytes that must be in one piece.</param>
    public bool TryFetch(int unread, long needed)
    {
        _start = _end - unread;
        if (needed <= unread)
        {
            return true;
        }

        if (needed > unread + Left || needed > Array.MaxLength)
        {
            return false;
        }

        MakeRoom((int)needed);

        // A source may give little at a time. Were the rest moved for each of its parts, the work would be quadratic.
        var room = _buffer.Length - (KeepsMemory ? 1 : 0);
        while (_end < room && Left > 0)
        {
            var count = ReadChecked(_buffer.AsSpan(_end, (int)Math.Min(room - _end, Left)));
            if (count == 0)
            {
                break;
            }

            _end += count;
        }

        return _end >= needed;
    }

    /// <summary>Fills memory of the reader. False if the source ends before.</summary>
    public bool TryReadDirect(Span<byte> destination)
    {
        while (!destination.IsEmpty)
        {
            var count = ReadChecked(destination[..(int)Math.Min(destination.Length, Left)]);
            if (count == 0)
            {
                return false;
            }

            destination = destination[count..];
        }

        if (KeepsMemory)
        {
            // The end of an object in the memory so far is before these bytes, even where it is the end of that memory.
            _buffer = new byte[1];
            _start = _end = 0;
        }

        return true;
    }

    public void Dispose()
    {
        if (!KeepsMemory)
        {
            ArrayPool<byte>.Shared.Return(_buffer);
        }

        _buffer = [];
    }

    /// <summary>Reads some bytes; 0 only where the source has ended.</summary>
    protected abstract int Read(Span<byte> destination);

    private int ReadChecked(Span<byte> destination)
    {
        IsSourceFaulty = true;
        var count = destination.IsEmpty ? 0 : Read(destination);
        StreamCounts.CheckRead(count, destination.Length);
        IsSourceFaulty = false;
        Left -= count;
        return count;
    }

    /// <summary>
    /// Makes twice the room that is needed, or room for all that is left. The rest is moved, which is less than what is
    /// needed; as much and more is then read. So no more bytes are moved than are read, whatever is kept for elements to come.
    /// </summary>
    private void MakeRoom(int needed)
    {
        var unread = _end - _start;
        var all = Math.Min(Array.MaxLength, unread + Left);
        Move((int)Math.Max(needed, Math.Min(2L * needed, all)));
    }

    /// <summary>Moves the unread bytes to the front, of a larger buffer if need be.</summary>
    private void Move(int capacity)
    {
        var unread = _buffer.AsSpan(_start, _end - _start);
        if (KeepsMemory)
        {
            MoveToNewMemory(unread, capacity);
        }
        else if (_buffer.Length >= capacity)
        {
            unread.CopyTo(_buffer);
        }
        else
        {
            var larger = ArrayPool<byte>.Shared.Rent(capacity);
            unread.CopyTo(larger);
            ArrayPool<byte>.Shared.Return(_buffer);
            _buffer = larger;
        }

        BytesMoved += unread.Length;
        _end -= _start;
        _start = 0;
    }
}
