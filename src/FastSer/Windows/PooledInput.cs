using System.Buffers;

namespace FastSer.Windows;

/// <summary>
/// An input in one pooled array, which grows with the bytes that have arrived and never to a size that was only announced.
/// </summary>
/// <param name="capacity">The number of bytes that it holds at first.</param>
/// <param name="least">No less than so many.</param>
internal struct PooledInput(int capacity, int least = PooledInput.InitialSize) : IDisposable
{
    public const int InitialSize = 16 * 1024;

    private byte[] _array = ArrayPool<byte>.Shared.Rent(Math.Max(capacity, least));
    private int _length;

    public readonly ReadOnlyMemory<byte> Memory => _array.AsMemory(0, _length);

    public readonly ReadOnlySpan<byte> Span => _array.AsSpan(0, _length);

    public readonly int Length => _length;

    public readonly bool IsFull => _length == _array.Length;

    /// <summary>Gets room for at least one byte.</summary>
    public Memory<byte> GetFree()
    {
        if (_length == _array.Length)
        {
            Grow(_array);
        }

        return _array.AsMemory(_length);
    }

    /// <summary>Takes bytes that were put at the front of <see cref="GetFree"/>.</summary>
    public void Add(int count)
    {
        StreamCounts.CheckRead(count, _array.Length - _length);
        _length += count;
    }

    public void Add(ReadOnlySpan<byte> bytes)
    {
        while (!bytes.IsEmpty)
        {
            var free = GetFree().Span;
            var count = Math.Min(free.Length, bytes.Length);
            bytes[..count].CopyTo(free);
            _length += count;
            bytes = bytes[count..];
        }
    }

    /// <summary>
    /// Lets go of bytes at the front. What is left moves there; if that is more than half of the room, the room grows: no more bytes are
    /// moved than are read.
    /// </summary>
    public void Remove(int count)
    {
        var rest = _array.AsSpan(count, _length - count);
        _length = rest.Length;
        if (_length > _array.Length / 2 && _array.Length < Array.MaxLength)
        {
            Grow(rest);
        }
        else
        {
            rest.CopyTo(_array);
        }
    }

    /// <summary>Hands over its array, which is full, and begins another one.</summary>
    public byte[] Detach(int capacity)
    {
        var full = _array;
        _array = ArrayPool<byte>.Shared.Rent(capacity);
        _length = 0;
        return full;
    }

    /// <summary>Gives the array back, unless it was left to the garbage collector.</summary>
    public void Dispose()
    {
        if (_array.Length > 0)
        {
            ArrayPool<byte>.Shared.Return(_array);
        }

        _array = [];
        _length = 0;
    }

    /// <summary>Leaves the array to the garbage collector: somebody may still write to it.</summary>
    public void Abandon()
    {
        _array = [];
        _length = 0;
    }

    private void Grow(ReadOnlySpan<byte> content)
    {
        if (content.Length == Array.MaxLength)
        {
            Throw.InputTooLarge();
        }

        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(2L * _array.Length, Array.MaxLength));
        content.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_array);
        _array = larger;
    }
}
