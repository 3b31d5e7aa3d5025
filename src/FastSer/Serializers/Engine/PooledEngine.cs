using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>Writes values to pooled memory.</summary>
internal static class PooledEngine
{
    [MethodImpl(Jit.NoInline)]
    public static PooledBytes ToPooled<T>(this TypeSerializer<T> serializer, T value, FastSerializerOptions? options)
    {
        var buffer = PooledBuffer.Take();
        try
        {
            serializer.WriteTo(buffer, value, options);
            buffer.Complete();
            return new PooledBytes(buffer);
        }
        catch
        {
            buffer.Release(buffer.Version);
            throw;
        }
    }
}
