using System.Net;

namespace FastSer.Http;

/// <summary>
/// A body that contains a sequence of values. Buffered values are sent whenever the next value is not available yet, or when the buffer is
/// full. The size is not known in advance, so HTTP/1.1 sends the body in chunks.
/// </summary>
/// <typeparam name="T">The declared type of the values. The reader must use the same type.</typeparam>
public sealed class FastSerSequenceContent<[FastSerRootParameter] T> : HttpContent
{
    private readonly IAsyncEnumerable<T> _items;
    private readonly FastSerStreamOptions? _options;

    /// <summary>Initializes a body.</summary>
    /// <param name="items">The values. They are enumerated when the body is sent.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    public FastSerSequenceContent(IAsyncEnumerable<T> items, FastSerHttpOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(items);
        _items = items;
        _options = options?.Sequence;
        Headers.ContentType = FastSerContent.SequenceType;
    }

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
        SerializeToStreamAsync(stream, context, CancellationToken.None);

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken) =>
        FastSerSequence.WriteAsync(stream, _items, _options, cancellationToken);

    /// <inheritdoc/>
    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
