using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public static partial class FastSerializer
{
    [MethodImpl(Jit.Cold)]
    private static T Read<T>(FastSerFormatter<T> formatter, ReadOnlySpan<byte> data, FastSerializerOptions? options)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = formatter.Read(ref reader);
            if (reader.OffsetIn(data) != data.Length)
            {
                Throw.TrailingBytes();
            }

            return value;
        }
        catch (Exception exception) when (Faults.IsOwn(exception))
        {
            Faults.CompleteRead(exception, data, reader.OffsetIn(data), formatter);
            throw;
        }
        catch (Exception exception) when (Faults.IsFromUserCode(exception))
        {
            throw Faults.WrapRead(exception, data, reader.OffsetIn(data), formatter);
        }
    }

    [MethodImpl(Jit.Cold)]
    private static T ReadPrefix<T>(
        FastSerFormatter<T> formatter, ReadOnlySpan<byte> data, FastSerializerOptions? options, out int bytesConsumed)
    {
        var reader = new FastReader(data, FastSerializerOptions.DepthOf(options));
        try
        {
            var value = formatter.Read(ref reader);
            bytesConsumed = (int)reader.OffsetIn(data);
            return value;
        }
        catch (Exception exception) when (Faults.IsOwn(exception))
        {
            Faults.CompleteRead(exception, data, reader.OffsetIn(data), formatter);
            throw;
        }
        catch (Exception exception) when (Faults.IsFromUserCode(exception))
        {
            throw Faults.WrapRead(exception, data, reader.OffsetIn(data), formatter);
        }
    }

    [MethodImpl(Jit.Cold)]
    private static bool TryRead<T>(
        FastSerFormatter<T> formatter,
        ReadOnlySpan<byte> data,
        FastSerializerOptions? options,
        out T value,
        out FastSerError error)
    {
        try
        {
            value = Read(formatter, data, options);
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
