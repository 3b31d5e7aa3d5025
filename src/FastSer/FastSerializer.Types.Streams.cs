using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

// Streams, pipes, segmented memory and pooled memory, for types that are known only at run time.
public static partial class FastSerializer
{
    /// <summary>Serializes a value of a type that is known only at run time to pooled memory.</summary>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The bytes. Dispose them after use.</returns>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static PooledBytes SerializePooled(Type type, object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).ToPooledOf(value, options);
    }

    /// <summary>Serializes a value of a type that is known only at run time to a stream. Blocks if the stream blocks.</summary>
    /// <param name="stream">
    /// The stream. It is not flushed. After an exception it may contain a part of the value.
    /// </param>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">An instance of the type; null only where the type allows it.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static void Serialize(Stream stream, Type type, object? value, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        TypeSerializers.Of(type).WriteObject(stream, value, options);
    }

    /// <summary>Serializes a value of a type that is known only at run time to a stream without blocking.</summary>
    /// <param name="stream">
    /// The stream. It is not flushed. After an exception it may contain a part of the value.
    /// </param>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">
    /// An instance of the type; null only where the type allows it. It is read before this method returns, and not afterwards, unless
    /// it is a long collection.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the stream.</param>
    /// <returns>A task that completes when the stream has accepted the bytes.</returns>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static ValueTask SerializeAsync(
        Stream stream, Type type, object? value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return TypeSerializers.Of(type).WriteObjectAsync(stream, value, options, cancellationToken);
    }

    /// <summary>Deserializes a value of a type that is known only at run time from the whole of a segmented input.</summary>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="data">Exactly the bytes of the value. Segments may have any size, including 0.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static object? Deserialize(
        Type type, in ReadOnlySequence<byte> data, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        return TypeSerializers.Of(type).ParseObject(data, options);
    }

    /// <summary>
    /// Deserializes a value of a type that is known only at run time from a stream, from its current position to its end.
    /// Blocks if the stream blocks.
    /// </summary>
    /// <param name="stream">
    /// The stream. It is left at its end; if the data is corrupt, possibly before. Its reads may be short.
    /// </param>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static object? Deserialize(Stream stream, Type type, FastSerializerOptions? options = null)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return TypeSerializers.Of(type).ParseObject(stream, options);
    }

    /// <summary>
    /// Deserializes a value of a type that is known only at run time from a stream, from its current position to its end,
    /// without blocking.
    /// </summary>
    /// <param name="stream">
    /// The stream. It is left at its end; if the data is corrupt, possibly before. Its reads may be short.
    /// </param>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the stream. Bytes that were already read are lost.</param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static ValueTask<object?> DeserializeAsync(
        Stream stream, Type type, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(stream);
        return TypeSerializers.Of(type).ParseObjectAsync(stream, options, cancellationToken);
    }

#if NET9_0_OR_GREATER
    /// <summary>Serializes a value of a type that is known only at run time to a pipe and flushes the pipe.</summary>
    /// <param name="output">The pipe. After an exception it may contain a part of the value.</param>
    /// <param name="type">The declared type: it determines the encoding, not the type of the object.</param>
    /// <param name="value">
    /// An instance of the type; null only where the type allows it. It is read before this method returns, and not afterwards, unless
    /// it is a long collection.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Cancels the wait for the reader of the pipe. The value is in the pipe then.</param>
    /// <returns>A task that completes when the pipe accepts more data.</returns>
    /// <exception cref="ArgumentException">The value is not an instance of the type.</exception>
    /// <exception cref="FastSerException">
    /// The value cannot be written, or no serializer of the type is known. If a getter threw, its exception is the inner
    /// exception.
    /// </exception>
    [OverloadResolutionPriority(1)]
    public static ValueTask SerializeAsync(
        PipeWriter output, Type type, object? value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(output);
        return TypeSerializers.Of(type).WriteObjectAsync(output, value, options, cancellationToken);
    }

    /// <summary>
    /// Deserializes a value of a type that is known only at run time from the whole content of a pipe, up to its completion,
    /// without blocking.
    /// </summary>
    /// <param name="input">
    /// The pipe. All of its bytes are consumed; if they are corrupt, possibly not all. It is not completed.
    /// </param>
    /// <param name="type">The declared type, as it was given to write the value.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">
    /// Cancels the wait for the pipe. The bytes stay in it, apart from elements that were read.
    /// </param>
    /// <returns>The value; null if null was written.</returns>
    /// <exception cref="FastSerException">
    /// The data is corrupt, or no serializer of the type is known. If a constructor threw, its exception is the inner
    /// exception.
    /// </exception>
    public static ValueTask<object?> DeserializeAsync(
        PipeReader input, Type type, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(input);
        return TypeSerializers.Of(type).ParseObjectAsync(input, options, cancellationToken);
    }
#endif
}
