using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>Writes values to pooled memory.</summary>
internal static class PooledEngine
{
    public static PooledBytes ToPooled<T>(this TypeSerializer<T> serializer, T value, FastSerializerOptions? options) =>
        new(serializer.ToBuffer(value, options, inPieces: false));

    /// <summary>Writes a value to memory that is to be released.</summary>
    [MethodImpl(Jit.NoInline)]
    public static PooledBuffer ToBuffer<T>(this TypeSerializer<T> serializer, T value, FastSerializerOptions? options, bool inPieces)
    {
        var buffer = PooledBuffer.Take();
        buffer.IsInPieces = inPieces;
        try
        {
            serializer.WriteTo(buffer, value, options);
            buffer.Complete();
            return buffer;
        }
        catch
        {
            buffer.Release(buffer.Version);
            throw;
        }
    }
}
