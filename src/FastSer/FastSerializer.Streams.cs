using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

// Streams, segmented memory and pooled memory: docs/streams.md.
public static partial class FastSerializer
{
    /// <summary>Serializes to memory from a pool.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The bytes; to be disposed.</returns>
    /// <remarks>
    /// Allocates nothing once the pool is filled. Values up to 64 KiB are copied once; larger ones are written in arrays that
    /// double, so at most 3 times the encoded size is in use while writing, and less than twice of it afterwards.
    /// </remarks>
    /// <exception cref="FastSerException">The value cannot be written; a getter that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static PooledBytes SerializePooled<T>(T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return Cache<T>.Instance.For(options).ToPooled(value, options);
    }

    /// <summary>Serializes to a stream, at its position. Blocks as the stream does.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">The stream. It is not flushed. After an exception it may hold a part of the value.</param>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <remarks>
    /// Allocates nothing of its own. The value is written in pieces of 64 KiB or more through a buffer of the thread; arrays
    /// and lists of scalars of 16 KiB or more that do not fit it are given to the stream as they are. A string takes up to 2
    /// bytes a character in the buffer. Overwriting a <see cref="MemoryStream"/> whose buffer is visible copies the first
    /// piece only.
    /// The bytes do not say where they end: for several values on one stream see <see cref="FastSerStreamWriter"/>.
    /// </remarks>
    /// <exception cref="FastSerException">The value cannot be written; a getter that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static void Serialize<T>(Stream stream, T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        Cache<T>.Instance.For(options).WriteTo(stream, value, options);
    }

    /// <summary>Serializes to a stream without blocking.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">The stream. It is not flushed. After a fault or cancellation it may hold a part of the value.</param>
    /// <param name="value">The value; may be null. It is read before this returns, and not afterwards.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends waiting for the stream.</param>
    /// <returns>A task that ends when the stream has taken the bytes.</returns>
    /// <remarks>
    /// The whole encoded value is held in pooled memory (<see cref="SerializePooled{T}"/>) and written at once. What is
    /// allocated is the task, where the stream does not complete at once.
    /// </remarks>
    /// <exception cref="FastSerException">The value cannot be written; a getter that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask SerializeAsync<T>(
        Stream stream, T value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return Cache<T>.Instance.For(options).WriteToAsync(stream, value, options, cancellationToken);
    }

    /// <summary>Reads a value that takes the whole of a segmented input.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">The bytes of the value and nothing else. Segments may be of any size, and empty.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null where null was written.</returns>
    /// <remarks>
    /// One segment is read in place. Several of less than 1 MiB together are first copied to pooled memory; longer inputs are
    /// read through a window of 128 KiB or more, and their large arrays and strings are copied once, to their place.
    /// An input of 1 MiB or more that turns out to be faulty is read a second time, as a whole in pooled memory, for the
    /// error; constructors may then run twice.
    /// </remarks>
    /// <exception cref="FastSerException">The bytes are not those of a value; a constructor that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(in ReadOnlySequence<byte> data, FastSerializerOptions? options = null)
    {
        return data.IsSingleSegment
            ? Deserialize<T>(data.FirstSpan, options)
            : Cache<T>.Instance.For(options).Parse(data, options);
    }

    /// <summary>Reads a value that takes all of a stream from its position to its end. Blocks as the stream does.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">The stream; it is left at its end. Reads may be short.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null where null was written.</returns>
    /// <remarks>
    /// A <see cref="MemoryStream"/> whose buffer is visible is read in place and must not change meanwhile. A stream that can
    /// seek and has 1 MiB or more to read is read through a window, as a long segmented input is, and from its start again
    /// when it turns out to be faulty. All others are first gathered in pooled memory, which grows with the bytes that
    /// arrive: up to 3 times their number is in use meanwhile. Nothing limits that number: the caller does, where the sender
    /// is not trusted. Offsets in errors count from the position at the call.
    /// </remarks>
    /// <exception cref="FastSerException">The bytes are not those of a value; a constructor that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(Stream stream, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return Cache<T>.Instance.For(options).Parse(stream, options);
    }

    /// <summary>Reads a value that takes all of a stream from its position to its end, without blocking.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">The stream; it is left at its end. Reads may be short.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends waiting for the stream; bytes that were read by then are lost.</param>
    /// <returns>The value; null where null was written.</returns>
    /// <remarks>
    /// The bytes are gathered in pooled memory, which grows with what arrives, and then read: up to 3 times their number is in
    /// use besides the value. Only a <see cref="MemoryStream"/> is read in place.
    /// </remarks>
    /// <exception cref="FastSerException">The bytes are not those of a value; a constructor that throws is its inner exception.</exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask<T> DeserializeAsync<T>(
        Stream stream, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return Cache<T>.Instance.For(options).ParseAsync(stream, options, cancellationToken);
    }
}
