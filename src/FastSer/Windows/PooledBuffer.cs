using System.Buffers;

namespace FastSer.Windows;

/// <summary>
/// The memory of a <see cref="PooledBytes"/>. It is used again after it was given back; the version tells whether a holder
/// is still the one it was given to. Small values are written to the thread's scratch buffer and copied to an array of
/// about their size, larger ones grow in pooled arrays. Where the bytes need not be in one piece, long values grow by pieces.
/// </summary>
internal sealed class PooledBuffer : IBufferWriter<byte>
{
    private const int MaxKept = 64;
    private const int SmallestPiece = 1024 * 1024;
    private const int LongestPiece = 16 * 1024 * 1024;

    private static readonly PooledBuffer?[] s_kept = new PooledBuffer?[MaxKept];

    [ThreadStatic]
    private static PooledBuffer? t_kept;

    private byte[] _array = [];
    private bool _isScratch;
    private long _version;

    public int Length { get; private set; }

    public long Version => Volatile.Read(ref _version);

    public byte[] Array => _array;

    /// <summary>Gets or sets whether long values are in pieces: <see cref="Full"/>, then <see cref="Array"/>.</summary>
    public bool IsInPieces { get; set; }

    /// <summary>Gets the arrays that are full; null if no array is full.</summary>
    public List<ArraySegment<byte>>? Full { get; private set; }

    public static PooledBuffer Take()
    {
        if (t_kept is { } own)
        {
            t_kept = null;
            return own;
        }

        for (var i = 0; i < s_kept.Length; i++)
        {
            if (s_kept[i] is not null && Interlocked.Exchange(ref s_kept[i], null) is { } kept)
            {
                return kept;
            }
        }

        return new PooledBuffer();
    }

    /// <summary>Takes a buffer that goes on behind the bytes of a scratch buffer, in pieces.</summary>
    public static PooledBuffer TakeBehind(byte[] scratch)
    {
        var buffer = Take();
        buffer._array = scratch;
        buffer._isScratch = true;
        buffer.IsInPieces = true;
        return buffer;
    }

    /// <summary>Copies all pieces to an array of exactly their size.</summary>
    public byte[] ToArray()
    {
        var size = (long)Length;
        Full?.ForEach(piece => size += piece.Count);
        if (size > System.Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        var result = ExactArray.Create<byte>((int)size);
        var rest = result.AsSpan();
        foreach (var piece in Full ?? [])
        {
            piece.AsSpan().CopyTo(rest);
            rest = rest[piece.Count..];
        }

        _array.AsSpan(0, Length).CopyTo(rest);
        return result;
    }

    /// <summary>Gives the memory back, unless that was done before.</summary>
    public void Release(long version)
    {
        if (Interlocked.CompareExchange(ref _version, version + 1, version) == version)
        {
            ReleaseArrays();
            Keep();
        }
    }

    /// <summary>As <see cref="Release"/>, but leaves the memory to the garbage collector: somebody may still use it.</summary>
    public void Abandon(long version)
    {
        if (Interlocked.CompareExchange(ref _version, version + 1, version) == version)
        {
            _array = [];
            Length = 0;
            Full = null;
            IsInPieces = false;
            Keep();
        }
    }

    /// <summary>
    /// Gets the memory, if it was not given back. It is read before the version, and given back after the version has
    /// changed: where the version still holds, it is the memory that belongs to it.
    /// </summary>
    public bool TryGetArray(long version, out byte[] array)
    {
        array = Volatile.Read(ref _array);
        return Version == version;
    }

    /// <summary>Ends writing: the memory is then a pooled array that holds little more than the bytes.</summary>
    public void Complete()
    {
        if (_isScratch)
        {
            var exact = ArrayPool<byte>.Shared.Rent(Length);
            _array.AsSpan(0, Length).CopyTo(exact);
            ScratchBuffer.Return(_array);
            _array = exact;
            _isScratch = false;
        }
    }

    /// <summary>Drops the bytes, and keeps the memory for others.</summary>
    public void Clear() => Length = 0;

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        EnsureFree(sizeHint);
        return _array.AsSpan(Length);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        EnsureFree(sizeHint);
        return _array.AsMemory(Length);
    }

    public void Advance(int count) => Length += count;

    private void EnsureFree(int size)
    {
        if (_array.Length == 0 && size <= ScratchBuffer.InitialSize)
        {
            _array = ScratchBuffer.Take();
            _isScratch = true;
        }

        if (_array.Length - Length < Math.Max(size, 1))
        {
            Grow(size);
        }
    }

    private void Grow(int size)
    {
        if (IsInPieces && Length >= SmallestPiece && !_isScratch)
        {
            AddPiece(size);
            return;
        }

        var needed = (long)Length + Math.Max(size, 1);
        if (needed > System.Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(Math.Max(needed, 2L * _array.Length), System.Array.MaxLength));
        _array.AsSpan(0, Length).CopyTo(larger);
        var length = Length;
        ReleaseLast();
        _array = larger;
        Length = length;
    }

    private void AddPiece(int size)
    {
        (Full ??= []).Add(new ArraySegment<byte>(_array, 0, Length));
        _array = ArrayPool<byte>.Shared.Rent(Math.Max(size, (int)Math.Min(2L * Length, LongestPiece)));
        Length = 0;
    }

    private void ReleaseArrays()
    {
        ReleaseLast();
        IsInPieces = false;
        Full?.ForEach(static piece => ArrayPool<byte>.Shared.Return(piece.Array!));
        Full = null;
    }

    private void ReleaseLast()
    {
        var array = _array;
        _array = [];
        Length = 0;
        if (_isScratch)
        {
            _isScratch = false;
            ScratchBuffer.Return(array);
        }
        else if (array.Length > 0)
        {
            ArrayPool<byte>.Shared.Return(array);
        }
    }

    private void Keep()
    {
        if (t_kept is null)
        {
            t_kept = this;
            return;
        }

        for (var i = 0; i < s_kept.Length; i++)
        {
            if (s_kept[i] is null && Interlocked.CompareExchange(ref s_kept[i], this, null) is null)
            {
                return;
            }
        }
    }
}
