#if NET9_0_OR_GREATER
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer;

// Pipes are part of the runtime from .NET 9 on. On .NET 8 a PipeWriter is an IBufferWriter, and AsStream makes a stream.
public static partial class FastSerializer
{
    /// <summary>Serializes a value to a pipe and flushes the pipe.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="output">The pipe. After an exception it may contain a part of the value.</param>
    /// <param name="value">
    /// The value; may be null. It is read before this method returns, and not afterwards, unless it is a long collection.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">
    /// Cancels the wait for the reader of the pipe. The value, or the elements so far of a long collection, are in the pipe then.
    /// </param>
    /// <returns>A task that completes when the pipe accepts more data.</returns>
    /// <remarks>
    /// The value is written directly to the memory of the pipe, which holds the whole value until it is flushed;
    /// nothing is copied. The end of the value is not marked, and the pipe is not completed. A <see cref="List{T}"/>, an array
    /// or a <see cref="Dictionary{TKey, TValue}"/> is flushed after every 512 KiB. Do not change it before the task completes. If
    /// an element cannot be written, the elements before it may have been read by the other side (docs/streams.md). If the
    /// reader of the pipe completes, writing ends.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The value cannot be written. If a getter threw, its exception is the inner exception.
    /// </exception>
    /// <exception cref="OperationCanceledException">
    /// The token or <see cref="PipeWriter.CancelPendingFlush"/> canceled the wait.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask SerializeAsync<T>(
        PipeWriter output, T value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(output);
        return SerializerCache<T>.Instance.For(options).WriteToAsync(output, value, options, cancellationToken);
    }

    /// <summary>
    /// Deserializes a value from the whole content of a pipe, up to its completion, without blocking.
    /// </summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="input">
    /// The pipe. All of its bytes are consumed; if they are corrupt, possibly not all. It is not completed.
    /// </param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">
    /// Cancels the wait for the pipe. The bytes stay in it, apart from elements that were read.
    /// </param>
    /// <returns>The value; null if null was written.</returns>
    /// <remarks>
    /// The elements of a <see cref="List{T}"/>, an array or a <see cref="Dictionary{TKey, TValue}"/> of 1 MiB or more are
    /// read while they arrive; a buffer of 1 MiB, or of four times the longest element, is in use meanwhile, and your
    /// constructors may run for an input that proves to be corrupt (docs/streams.md). The bytes of other values stay in the
    /// memory of the pipe until all have arrived, and are then read like a segmented input. To read several values from one pipe, use
    /// <see cref="FastSerStreamReader"/>.
    /// </remarks>
    /// <exception cref="FastSerException">
    /// The data is corrupt. If a constructor threw, its exception is the inner exception.
    /// </exception>
    /// <exception cref="OperationCanceledException">
    /// The token or <see cref="PipeReader.CancelPendingRead"/> canceled the wait.
    /// </exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask<T> DeserializeAsync<T>(
        PipeReader input, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(input);
        return SerializerCache<T>.Instance.For(options).ParseAsync(input, options, cancellationToken);
    }
}
#endif
