using System.Buffers;
using Microsoft.Extensions.Caching.Hybrid;

namespace FastSer.Caching;

/// <summary>Writes and reads the entries of HybridCache.</summary>
/// <typeparam name="T">The type of the entries.</typeparam>
/// <param name="options">The options; null for <see cref="FastSerCacheOptions.Default"/>.</param>
public sealed class FastSerHybridCacheSerializer<[FastSerRootParameter] T>(FastSerCacheOptions? options = null) : IHybridCacheSerializer<T>
{
    private readonly FastSerializerOptions _options = (options ?? FastSerCacheOptions.Default).Serializer;

    /// <inheritdoc/>
    /// <exception cref="FastSerException">The entry is corrupt, or was written from another type.</exception>
    public T Deserialize(ReadOnlySequence<byte> source)
    {
        var value = FastSerializer.Deserialize<T>(source, _options);
        FastSerMetrics.CountRead(typeof(T), source.Length);
        return value;
    }

    /// <inheritdoc/>
    /// <exception cref="FastSerException">The value cannot be written.</exception>
    public void Serialize(T value, IBufferWriter<byte> target)
    {
        FastSerializer.Serialize(target, value, _options);
        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), FastSerializer.GetSize(value, _options));
        }
    }
}
