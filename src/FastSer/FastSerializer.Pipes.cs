#if NET9_0_OR_GREATER
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

// Pipes are part of the runtime from .NET 9 on. On .NET 8 a PipeWriter is an IBufferWriter, and AsStream makes a stream.
public static partial class FastSerializer
{
    /// <summary>Serializes to a pipe and flushes it.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="output">The pipe. After an exception it may hold a part of the value.</param>
    /// <param name="value">The value; may be null. It is read before this returns, and not afterwards.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends waiting for the reader of the pipe; the value is in the pipe then.</param>
    /// <returns>A task that ends when the pipe accepts more.</returns>
    /// <remarks>
    /// The value is written in the memory of the pipe, which holds all of it until it is flushed; nothing is copied. The end
    /// of the value is not marked, and the pipe is not completed.
    /// </remarks>
    /// <exception cref="FastSerException">The value cannot be written; a getter that throws is its inner exception.</exception>
    /// <exception cref="OperationCanceledException">The token or <see cref="PipeWriter.CancelPendingFlush"/> ended the wait.</exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask SerializeAsync<T>(
        PipeWriter output, T value, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(output);
        return Cache<T>.Instance.For(options).WriteToAsync(output, value, options, cancellationToken);
    }

    /// <summary>Reads a value that takes all that comes out of a pipe until it is completed, without blocking.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="input">The pipe. All of its bytes are consumed; it is not completed.</param>
    /// <param name="options">The limits; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <param name="cancellationToken">Ends waiting for the pipe; the bytes stay in it.</param>
    /// <returns>The value; null where null was written.</returns>
    /// <remarks>
    /// The bytes stay in the memory of the pipe until all are there, and are then read as a segmented input is. For several
    /// values on one pipe see <see cref="FastSerStreamReader"/>.
    /// </remarks>
    /// <exception cref="FastSerException">The bytes are not those of a value; a constructor that throws is its inner exception.</exception>
    /// <exception cref="OperationCanceledException">The token or <see cref="PipeReader.CancelPendingRead"/> ended the wait.</exception>
    [MethodImpl(Jit.Inline)]
    public static ValueTask<T> DeserializeAsync<T>(
        PipeReader input, FastSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        RuntimeRequirements.Check();
        ArgumentNullException.ThrowIfNull(input);
        return Cache<T>.Instance.For(options).ParseAsync(input, options, cancellationToken);
    }
}
#endif
