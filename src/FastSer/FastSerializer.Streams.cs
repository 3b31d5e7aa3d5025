using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer;

// Streams, segmented memory and pooled memory: docs/streams.md.
public static partial class FastSerializer
{
    /// <summary>Serializes a value to pooled memory.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The bytes. Dispose them after use.</returns>
    /// <remarks>
    /// Allocates nothing after the pool has filled. Values up to 64 KiB are copied once. Larger values are written to
    /// arrays that double, so at most 3 times the encoded size is in use while writing, and less than 2 times the
    /// encoded size afterwards.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static PooledBytes SerializePooled<T>(T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return SerializerCache<T>.Instance.For(options).ToPooled(value, options);
    }

    /// <summary>Serializes a value to a stream, at its current position. Blocks if the stream blocks.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">
    /// The stream. It is not flushed. After an exception it may contain a part of the value.
    /// </param>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <remarks>
    /// This method itself allocates nothing. The value is written in pieces of 64 KiB or more through a thread-local
    /// buffer. Arrays and lists of scalars of 16 KiB or more that do not fit the buffer are passed directly to the
    /// stream. A string takes up to 2 bytes per character in the buffer. If you overwrite a <see cref="MemoryStream"/>
    /// whose buffer is visible, only the first piece is copied. The encoded data does not mark its end: to write
    /// several values to one stream, use <see cref="FastSerStreamWriter"/>.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static void Serialize<T>(Stream stream, T value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        SerializerCache<T>.Instance.For(options).WriteTo(stream, value, options);
    }

    /// <summary>Serializes a value to a stream without blocking.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">
    /// The stream. It is not flushed. After an error or cancellation it may contain a part of the value.
    /// </param>
    /// <param name="value">
    /// The value; may be null. It is read before this method returns, and not afterwards, unless it is a long collection.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the stream.</param>
    /// <returns>A task that completes when the stream has accepted the bytes.</returns>
    /// <remarks>
    /// A <see cref="List{T}"/>, an array or a <see cref="Dictionary{TKey, TValue}"/> is written to the stream in parts of
    /// 512 KiB, so that its encoded form is not held. Do not change it before the task completes. If an element cannot be
    /// written, the elements before it may be in the stream (docs/streams.md). Any other value is held in pooled memory
    /// (<see cref="SerializePooled{T}"/>) and written at once.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask SerializeAsync<T>(
        Stream stream, T value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return SerializerCache<T>.Instance.For(options).WriteToAsync(stream, value, options, cancellationToken);
    }

    /// <summary>Deserializes a value from the whole of a segmented input.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="data">Exactly the bytes of the value. Segments may have any size, including 0.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <remarks>
    /// One segment is read in place. Several segments of less than 1 MiB in total are first copied to pooled memory.
    /// Longer inputs are read through a window of 64 KiB or more; their large arrays and strings are copied once,
    /// directly to their destination. If an input of 1 MiB or more is corrupt, it is read a second time, as a whole in
    /// pooled memory, to report the error; constructors may then run twice.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(in ReadOnlySequence<byte> data, FastSerializerOptions? options = null)
    {
        return data.IsSingleSegment
            ? Deserialize<T>(data.FirstSpan, options)
            : SerializerCache<T>.Instance.For(options).Parse(data, options);
    }

    /// <summary>
    /// Deserializes a value from a stream, from its current position to its end. Blocks if the stream blocks.
    /// </summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">
    /// The stream. It is left at its end; if the data is corrupt, possibly before. Its reads may be short.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <remarks>
    /// A <see cref="MemoryStream"/> whose buffer is visible is read in place and must not change meanwhile. A stream
    /// that can seek and has 1 MiB or more to read is read through a window, like a long segmented input. If its data
    /// is corrupt, it is read again from the start. From other streams, the elements of a <see cref="List{T}"/>, an
    /// array or a <see cref="Dictionary{TKey, TValue}"/> are read while they arrive if there is 1 MiB or more of them; a
    /// buffer of 1 MiB, or of four times the longest element, is in use meanwhile, and your constructors may run for an input that proves to be corrupt
    /// (docs/streams.md). Other values are first read into pooled memory, which grows as bytes arrive: up to 3 times
    /// their number is in use meanwhile. FastSer does not limit the size of the input. If you do not trust the sender,
    /// limit it yourself. Offsets in errors count from the position at the call.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static T Deserialize<T>(Stream stream, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return SerializerCache<T>.Instance.For(options).Parse(stream, options);
    }

    /// <summary>Deserializes a value from a stream, from its current position to its end, without blocking.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="stream">
    /// The stream. It is left at its end; if the data is corrupt, possibly before. Its reads may be short.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the stream. Bytes that were already read are lost.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <remarks>
    /// The elements of a <see cref="List{T}"/> or an array of 1 MiB or more are read while they arrive; a buffer of
    /// 1 MiB, or of four times the longest element, is in use in addition to the value, and your constructors may run
    /// for an input that proves to be corrupt (docs/streams.md). Other values are first read into pooled memory, which
    /// grows as bytes arrive: up to 3 times their number is in use in addition to the value. Only a
    /// <see cref="MemoryStream"/> is read in place.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask<T> DeserializeAsync<T>(
        Stream stream, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return SerializerCache<T>.Instance.For(options).ParseAsync(stream, options, cancellationToken);
    }
}
