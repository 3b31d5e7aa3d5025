using System.Net;

namespace FastSer.Http;

/// <summary>
/// A body that contains one value. It is written directly to the stream of the connection. Its <c>Content-Length</c> is computed
/// by <see cref="FastSerializer.GetSize{T}"/>, which reads the value once more.
/// </summary>
/// <typeparam name="T">The declared type: it determines the encoding. The reader must use the same type.</typeparam>
public sealed class FastSerContent<[FastSerRootParameter] T> : HttpContent
{
    private readonly FastSerializerOptions? _options;

    /// <summary>Initializes a body.</summary>
    /// <param name="value">The value. It must not change until the body is sent.</param>
    /// <param name="options">The limits; null for <see cref="FastSerHttpOptions.Default"/>.</param>
    public FastSerContent(T value, FastSerHttpOptions? options = null)
    {
        Value = value;
        _options = options?.Serializer;
        Headers.ContentType = FastSerContent.ValueType;
    }

    /// <summary>Gets the value.</summary>
    public T Value { get; }

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) =>
        SerializeToStreamAsync(stream, context, CancellationToken.None);

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken) =>
        FastSerializer.SerializeAsync(stream, Value, _options, cancellationToken).AsTask();

    /// <inheritdoc/>
    protected override void SerializeToStream(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        FastSerializer.Serialize(stream, Value, _options);
        FastSerMetrics.CountWritten(typeof(T), Headers.ContentLength ?? 0);
    }

    /// <inheritdoc/>
    protected override bool TryComputeLength(out long length)
    {
        length = FastSerializer.GetSize(Value, _options);
        return true;
    }
}
