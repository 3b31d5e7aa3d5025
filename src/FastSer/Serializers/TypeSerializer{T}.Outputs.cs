using System.Runtime.CompilerServices;
using FastSer.Windows;

namespace FastSer.CompilerServices;

// Outputs that are neither an array nor a span.
public abstract partial class TypeSerializer<T>
{
    [MethodImpl(Jit.NoInline)]
    internal void WriteTo(Stream stream, T value, FastSerializerOptions? options)
    {
        FastWriter writer = default;
        writer.StartStream(stream, FastSerializerOptions.DepthOf(options));
        try
        {
            Write(ref writer, value);
            writer.FinishStream(stream);
        }
        catch (Exception exception)
        {
            writer.ReturnStream();
            writer.Abandon(exception);
            throw;
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal PooledBytes ToPooled(T value, FastSerializerOptions? options)
    {
        var buffer = PooledBuffer.Take();
        try
        {
            WriteTo(buffer, value, options);
            buffer.Complete();
            return new PooledBytes(buffer);
        }
        catch
        {
            buffer.Release(buffer.Version);
            throw;
        }
    }

    internal async ValueTask WriteToAsync(
        Stream stream, T value, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var bytes = ToPooled(value, options);
        try
        {
            await stream.WriteAsync(bytes.Memory, cancellationToken).ConfigureAwait(false);
        }
        catch
        {
            // A stream that was canceled or has failed may still be reading from the memory.
            bytes.Abandon();
            throw;
        }

        bytes.Dispose();
    }
}
