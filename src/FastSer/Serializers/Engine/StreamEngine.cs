using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>
/// Writes values to streams and reads them. Input that is not known to be complete is collected in a pooled buffer first.
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

    public static async ValueTask WriteToAsync<T>(
        this TypeSerializer<T> serializer, Stream stream, T value, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var bytes = serializer.ToPooled(value, options);
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

        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), bytes.Length);
        }

        bytes.Dispose();
    }

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

        var gathered = new PooledInput(GatherAtFirst(left));
        try
        {
            while (stream.Read(gathered.GetFree().Span) is var count and not 0)
            {
                gathered.Add(count);
            }

            return serializer.Parse(gathered.Span, options);
        }
        finally
        {
            gathered.Dispose();
        }
    }

    public static async ValueTask<T> ParseAsync<T>(
        this TypeSerializer<T> serializer, Stream stream, FastSerializerOptions? options, CancellationToken cancellationToken)
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

        var gathered = new PooledInput(GatherAtFirst(LeftOf(stream)));
        try
        {
            while (await stream.ReadAsync(gathered.GetFree(), cancellationToken).ConfigureAwait(false) is var count and not 0)
            {
                gathered.Add(count);
            }
        }
        catch
        {
            // A stream that was canceled or has failed may still write to the memory.
            gathered.Abandon();
            throw;
        }

        try
        {
            var value = serializer.Parse(gathered.Span, options);
            if (FastSerMetrics.IsEnabled)
            {
                FastSerMetrics.CountRead(typeof(T), gathered.Span.Length);
            }

            return value;
        }
        finally
        {
            gathered.Dispose();
        }
    }

    /// <summary>One byte more than is left, so that the read that finds the end needs no larger buffer.</summary>
    private static int GatherAtFirst(long left) => left < InputWindow.SmallestInput ? (int)left + 1 : InputWindow.SmallestInput;

    private static long LeftOf(Stream stream) => stream.CanSeek ? Math.Max(0, stream.Length - stream.Position) : 0;
}
