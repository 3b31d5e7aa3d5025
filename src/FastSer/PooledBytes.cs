using System.Buffers;
using FastSer.IO;

namespace FastSer;

/// <summary>Bytes in memory from a pool, from <see cref="FastSerializer.SerializePooled{T}"/>. Dispose it when the bytes are no longer needed.</summary>
/// <remarks>
/// A struct, so that a call allocates nothing once the pool is filled. All copies of it stand for the same memory: after one
/// is disposed the others throw, and disposing them again does nothing, whoever has the memory by then. Spans and memory
/// that were taken from it before must not be used any more. As <see cref="IMemoryOwner{T}"/> it is boxed, which allocates.
/// An instance that is never disposed is not lost, but its memory does not return to the pool.
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

    /// <summary>Gets the number of bytes; it stays readable after <see cref="Dispose"/>.</summary>
    public int Length { get; }

    /// <summary>Gets exactly the bytes.</summary>
    /// <exception cref="ObjectDisposedException">The memory was given back.</exception>
    public Memory<byte> Memory => GetArray().AsMemory(0, Length);

    /// <summary>Gets exactly the bytes.</summary>
    /// <exception cref="ObjectDisposedException">The memory was given back.</exception>
    public ReadOnlySpan<byte> Span => GetArray().AsSpan(0, Length);

    /// <summary>Compares what the two stand for, not the bytes.</summary>
    /// <param name="left">One.</param>
    /// <param name="right">The other.</param>
    /// <returns>Whether they stand for the same memory.</returns>
    public static bool operator ==(PooledBytes left, PooledBytes right) => left.Equals(right);

    /// <summary>Compares what the two stand for, not the bytes.</summary>
    /// <param name="left">One.</param>
    /// <param name="right">The other.</param>
    /// <returns>Whether they stand for different memory.</returns>
    public static bool operator !=(PooledBytes left, PooledBytes right) => !left.Equals(right);

    /// <summary>Gives the memory back. Further calls, on this or any copy, do nothing. Safe to call from any thread.</summary>
    public void Dispose() => _buffer?.Release(_version);

    /// <inheritdoc/>
    public bool Equals(PooledBytes other) => ReferenceEquals(_buffer, other._buffer) && _version == other._version;

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is PooledBytes other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(_buffer, _version);

    /// <summary>As <see cref="Dispose"/>, but leaves the memory to the garbage collector: somebody may still use it.</summary>
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
