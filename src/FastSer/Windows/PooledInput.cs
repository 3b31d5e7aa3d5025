using System.Buffers;

namespace FastSer.Windows;

/// <summary>
/// An input in one pooled array, which grows with the bytes that have arrived and never to a size that was only announced.
/// </summary>
internal struct PooledInput(int capacity) : IDisposable
{
    public const int InitialSize = 16 * 1024;

    private byte[] _array = ArrayPool<byte>.Shared.Rent(Math.Max(capacity, InitialSize));
    private int _length;

    public readonly ReadOnlySpan<byte> Span => _array.AsSpan(0, _length);

    /// <summary>Gets room for at least one byte.</summary>
    public Memory<byte> GetFree()
    {
        if (_length == _array.Length)
        {
            Grow();
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

    public void Dispose()
    {
        ArrayPool<byte>.Shared.Return(_array);
        _array = [];
        _length = 0;
    }

    /// <summary>Leaves the array to the garbage collector: somebody may still write to it.</summary>
    public void Abandon()
    {
        _array = [];
        _length = 0;
    }

    private void Grow()
    {
        if (_length == Array.MaxLength)
        {
            Throw.InputTooLarge();
        }

        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(2L * _length, Array.MaxLength));
        _array.AsSpan(0, _length).CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_array);
        _array = larger;
    }
}
