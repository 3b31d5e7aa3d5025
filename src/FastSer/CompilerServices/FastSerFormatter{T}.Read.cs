using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public abstract partial class FastSerFormatter<T>
{
    [MethodImpl(Jit.Cold)]
    internal virtual T Parse(ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = Read(ref reader);
            if (reader.OffsetIn(data) != data.Length)
            {
                Throw.TrailingBytes();
            }

            return value;
        }
        catch (Exception exception)
        {
            ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            throw;
        }
    }

    [MethodImpl(Jit.Cold)]
    internal T ParsePrefix(ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = Read(ref reader);
            bytesConsumed = (int)reader.OffsetIn(data);
            return value;
        }
        catch (Exception exception)
        {
            ReadFaults.Complete(exception, data, reader.OffsetIn(data), this);
            throw;
        }
    }

    [MethodImpl(Jit.Cold)]
    internal bool TryParse(ReadOnlySpan<byte> data, FastSerializerOptions? options, out T value, out FastSerError error)
    {
        try
        {
            value = Parse(data, options);
            error = default;
            return true;
        }
        catch (FastSerException exception)
        {
            value = default!;
            error = exception.ToError();
            return false;
        }
    }
}
