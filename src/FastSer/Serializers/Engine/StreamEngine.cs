using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>
/// Writes values to streams and reads them. Input that is not known to be complete is collected in a pooled buffer.
/// </summary>
internal static class StreamEngine
{
    [MethodImpl(Jit.NoInline)]
    public static void WriteTo<T>(
        this TypeSerializer<T> serializer, Stream stream, T value, FastSerializerOptions? options)
    {
        FastWriter writer = default;
        writer.StartStream(stream, options);
        try
        {
            serializer.Write(ref writer, value);
            writer.FinishStream(stream);
        }
        catch (Exception exception)
        {
            writer.ReturnStream();
            writer.Abandon(exception);
            throw;
        }
    }

    public static ValueTask WriteToAsync<T>(
        this TypeSerializer<T> serializer,
        Stream stream,
        T value,
        FastSerializerOptions? options,
        CancellationToken cancellationToken,
        int partSize = IncrementalWriter.PartSize) =>
        serializer.CreateOutputInParts(value) is { } output
            ? serializer.WritePartsAsync(stream, output, options, partSize, cancellationToken)
            : serializer.WriteWholeAsync(stream, value, options, cancellationToken);

    [MethodImpl(Jit.NoInline)]
    public static T Parse<T>(this TypeSerializer<T> serializer, Stream stream, FastSerializerOptions? options)
    {
        if (MemoryStreamBuffer.TryGetRest(stream, out var rest))
        {
            stream.Position += rest.Length;
            return serializer.Parse(rest, options);
        }

        var left = LeftOf(stream);
        if (left >= InputWindow.SmallestInput)
        {
            var start = stream.Position;
            using var window = new StreamWindow(stream, left);
            if (serializer.TryParse(window, options, out var value))
            {
                return value;
            }

            stream.Position = start;
        }

        return serializer.ParseArriving(stream, options, left);
    }

    /// <summary>Reads a stream through its end, of which only so many bytes are known to be there.</summary>
    internal static T ParseArriving<T>(
        this TypeSerializer<T> serializer, Stream stream, FastSerializerOptions? options, long known, int smallest = InputWindow.SmallestInput)
    {
        var input = new RootInput<T>(serializer, options, known, smallest);
        try
        {
            while (stream.Read(input.GetFree().Span) is var count and not 0)
            {
                input.Add(count);
            }

            return input.End();
        }
        finally
        {
            input.Dispose();
        }
    }

    public static async ValueTask<T> ParseAsync<T>(
        this TypeSerializer<T> serializer,
        Stream stream,
        FastSerializerOptions? options,
        CancellationToken cancellationToken,
        int smallest = InputWindow.SmallestInput)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (stream.GetType() == typeof(MemoryStream))
        {
            var start = stream.Position;
            var found = serializer.Parse(stream, options);
            if (FastSerMetrics.IsEnabled)
            {
                FastSerMetrics.CountRead(typeof(T), stream.Position - start);
            }

            return found;
        }

        var input = new RootInput<T>(serializer, options, LeftOf(stream), smallest);
        try
        {
            while (true)
            {
                var free = input.GetFree();
                int count;
                try
                {
                    count = await stream.ReadAsync(free, cancellationToken).ConfigureAwait(false);
                }
                catch
                {
                    // A stream that was canceled or has failed may still write to the memory.
                    input.Abandon();
                    throw;
                }

                if (count == 0)
                {
                    break;
                }

                input.Add(count);
            }

            var value = input.End();
            if (FastSerMetrics.IsEnabled)
            {
                FastSerMetrics.CountRead(typeof(T), input.Length);
            }

            return value;
        }
        finally
        {
            input.Dispose();
        }
    }

    private static async ValueTask WriteWholeAsync<T>(
        this TypeSerializer<T> serializer, Stream stream, T value, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var buffer = serializer.ToBuffer(value, options, inPieces: true);
        var version = buffer.Version;
        var sent = 0L;
        var isSent = false;
        try
        {
            if (buffer.Full is { } full)
            {
                sent = await SendAsync(stream, full, cancellationToken).ConfigureAwait(false);
            }

            await stream.WriteAsync(buffer.Array.AsMemory(0, buffer.Length), cancellationToken).ConfigureAwait(false);
            sent += buffer.Length;
            isSent = true;
        }
        finally
        {
            if (!isSent)
            {
                // A stream that was canceled or has failed may still be reading from the memory.
                buffer.Abandon(version);
            }
        }

        buffer.Release(version);
        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), sent);
        }
    }

    private static async ValueTask<long> SendAsync(Stream stream, List<ArraySegment<byte>> pieces, CancellationToken cancellationToken)
    {
        var sent = 0L;
        foreach (var piece in pieces)
        {
            await stream.WriteAsync(piece, cancellationToken).ConfigureAwait(false);
            sent += piece.Count;
        }

        return sent;
    }

    /// <summary>Writes a part of a collection, sends it, and uses its memory for the next one.</summary>
    private static async ValueTask WritePartsAsync<T>(
        this TypeSerializer<T> serializer,
        Stream stream,
        IncrementalWriter output,
        FastSerializerOptions? options,
        int partSize,
        CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var buffer = PooledBuffer.Take();
        var version = buffer.Version;
        var sent = 0L;
        try
        {
            bool isMore;
            do
            {
                buffer.Clear();
                isMore = serializer.WritePart(buffer, output, isFirst: sent == 0, partSize, options);
                buffer.Complete();
                var isSent = false;
                try
                {
                    await stream.WriteAsync(buffer.Array.AsMemory(0, buffer.Length), cancellationToken).ConfigureAwait(false);
                    isSent = true;
                }
                finally
                {
                    if (!isSent)
                    {
                        // A stream that was canceled or has failed may still be reading from the memory.
                        buffer.Abandon(version);
                    }
                }

                sent += buffer.Length;
            }
            while (isMore);
        }
        finally
        {
            buffer.Release(version);
        }

        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), sent);
        }
    }

    private static long LeftOf(Stream stream) => stream.CanSeek ? Math.Max(0, stream.Length - stream.Position) : 0;
}
