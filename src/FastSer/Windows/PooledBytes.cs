using System.Buffers;
using FastSer.Windows;

namespace FastSer;

/// <summary>
/// Bytes in pooled memory, returned by <see cref="FastSerializer.SerializePooled{T}"/>. Dispose it when you no longer
/// need the bytes.
/// </summary>
/// <remarks>
/// This is a struct, so that a call allocates nothing after the pool has filled. All copies refer to the same memory:
/// after you dispose one, the others throw. Disposing them again does nothing, even if other code already uses the
/// memory. After disposal, do not use spans and memory that you took from it before. Conversion to
/// <see cref="IMemoryOwner{T}"/> boxes it, which allocates. If you never dispose an instance, its memory is garbage
/// collected and does not return to the pool.
/// </remarks>
public readonly struct PooledBytes : IMemoryOwner<byte>, IEquatable<PooledBytes>
{
    private readonly PooledBuffer? _buffer;
    private readonly long _version;

    internal PooledBytes(PooledBuffer buffer)
    {
        _buffer = buffer;
        _version = buffer.Version;
        Length = buffer.Length;
    }

    /// <summary>Gets the number of bytes. You can read it after <see cref="Dispose"/>.</summary>
    public int Length { get; }

    /// <summary>Gets the bytes, without any unused memory after them.</summary>
    /// <exception cref="ObjectDisposedException">The memory was returned to the pool.</exception>
    public Memory<byte> Memory => GetArray().AsMemory(0, Length);

    /// <summary>Gets the bytes, without any unused memory after them.</summary>
    /// <exception cref="ObjectDisposedException">The memory was returned to the pool.</exception>
    public ReadOnlySpan<byte> Span => GetArray().AsSpan(0, Length);

    /// <summary>Compares the memory that the two refer to, not the bytes.</summary>
    /// <param name="left">The first instance.</param>
    /// <param name="right">The second instance.</param>
    /// <returns>True if both refer to the same memory.</returns>
    public static bool operator ==(PooledBytes left, PooledBytes right) => left.Equals(right);

    /// <summary>Compares the memory that the two refer to, not the bytes.</summary>
    /// <param name="left">The first instance.</param>
    /// <param name="right">The second instance.</param>
    /// <returns>True if they refer to different memory.</returns>
    public static bool operator !=(PooledBytes left, PooledBytes right) => !left.Equals(right);

    /// <summary>Returns the memory to the pool. Further calls, on this or any copy, do nothing. Thread-safe.</summary>
    public void Dispose() => _buffer?.Release(_version);

    /// <inheritdoc/>
    public bool Equals(PooledBytes other) => ReferenceEquals(_buffer, other._buffer) && _version == other._version;

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is PooledBytes other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(_buffer, _version);

    /// <summary>
    /// As <see cref="Dispose"/>, but leaves the memory to the garbage collector: somebody may still use it.
    /// </summary>
    internal void Abandon() => _buffer?.Abandon(_version);

    private byte[] GetArray()
    {
        if (_buffer is null)
        {
            return [];
        }

        ObjectDisposedException.ThrowIf(!_buffer.TryGetArray(_version, out var array), typeof(PooledBytes));
        return array;
    }
}
