#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>Writes values to pipes and reads them.</summary>
internal static class PipeEngine
{
    public static ValueTask WriteToAsync<T>(
        this TypeSerializer<T> serializer,
        PipeWriter output,
        T value,
        FastSerializerOptions? options,
        CancellationToken cancellationToken,
        int partSize = IncrementalWriter.PartSize) =>
        serializer.CreateOutputInParts(value) is { } items
            ? serializer.WritePartsAsync(output, items, options, partSize, cancellationToken)
            : serializer.WriteWholeAsync(output, value, options, cancellationToken);

    public static async ValueTask<T> ParseAsync<T>(
        this TypeSerializer<T> serializer,
        PipeReader input,
        FastSerializerOptions? options,
        CancellationToken cancellationToken,
        int smallest = InputWindow.SmallestInput)
    {
        var isDecided = false;
        while (true)
        {
            var result = await input.ReadAsync(cancellationToken).ConfigureAwait(false);
            var data = result.Buffer;
            ThrowIfCanceled(input, result);
            if (!result.IsCompleted)
            {
                if (!isDecided && data.Length >= smallest)
                {
                    isDecided = true;
                    if (IsReadByItems(serializer, data))
                    {
                        return await serializer.ParseArrivingAsync(input, data, options, smallest, cancellationToken).ConfigureAwait(false);
                    }
                }

                if (data.Length >= Array.MaxLength)
                {
                    Take(input, data, isCompleted: false);
                    Throw.InputTooLarge();
                }

                // Looked at, but not taken: the pipe goes on filling.
                input.AdvanceTo(data.Start, data.End);
                continue;
            }

            try
            {
                var value = serializer.Parse(data, options);
                if (FastSerMetrics.IsEnabled)
                {
                    FastSerMetrics.CountRead(typeof(T), data.Length);
                }

                return value;
            }
            finally
            {
                Take(input, data, isCompleted: true);
            }
        }
    }

    private static async ValueTask WriteWholeAsync<T>(
        this TypeSerializer<T> serializer, PipeWriter output, T value, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var before = UnflushedBytes(output);
        serializer.WriteTo(output, value, options);
        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), UnflushedBytes(output) - before);
        }

        ThrowIfCanceled(await output.FlushAsync(cancellationToken).ConfigureAwait(false));
    }

    /// <summary>Flushes the pipe behind each part of a collection, unless nobody reads it any more.</summary>
    private static async ValueTask WritePartsAsync<T>(
        this TypeSerializer<T> serializer,
        PipeWriter output,
        IncrementalWriter items,
        FastSerializerOptions? options,
        int partSize,
        CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var written = 0L;
        for (var (isMore, isFirst) = (true, true); isMore; isFirst = false)
        {
            var before = UnflushedBytes(output);
            isMore = serializer.WritePart(output, items, isFirst, partSize, options);
            written += UnflushedBytes(output) - before;
            var result = await output.FlushAsync(cancellationToken).ConfigureAwait(false);
            ThrowIfCanceled(result);
            isMore &= !result.IsCompleted;
        }

        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), written);
        }
    }

    /// <summary>Reads the elements of a collection as they arrive.</summary>
    private static async ValueTask<T> ParseArrivingAsync<T>(
        this TypeSerializer<T> serializer,
        PipeReader source,
        ReadOnlySequence<byte> data,
        FastSerializerOptions? options,
        int smallest,
        CancellationToken cancellationToken)
    {
        var input = new RootInput<T>(serializer, options, data.Length, smallest);
        try
        {
            var isCompleted = false;
            while (true)
            {
                try
                {
                    foreach (var segment in data)
                    {
                        input.Add(segment.Span);
                    }
                }
                finally
                {
                    Take(source, data, isCompleted);
                }

                if (isCompleted)
                {
                    break;
                }

                var result = await source.ReadAsync(cancellationToken).ConfigureAwait(false);
                data = result.Buffer;
                isCompleted = result.IsCompleted;
                ThrowIfCanceled(source, result);
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

    private static bool IsReadByItems<T>(TypeSerializer<T> serializer, in ReadOnlySequence<byte> data)
    {
        Span<byte> front = stackalloc byte[RootInput<T>.LongestHeader];
        front = front[..(int)Math.Min(front.Length, data.Length)];
        data.Slice(0, front.Length).CopyTo(front);
        return RootInput<T>.Begin(serializer, front, out _) is not null;
    }

    private static long UnflushedBytes(PipeWriter output) => output.CanGetUnflushedBytes ? output.UnflushedBytes : 0;

    private static void ThrowIfCanceled(in FlushResult result)
    {
        if (result.IsCanceled)
        {
            throw new OperationCanceledException("The flush of the pipe was canceled.");
        }
    }

    private static void ThrowIfCanceled(PipeReader input, in ReadResult result)
    {
        if (result.IsCanceled)
        {
            // Looked at, but not taken.
            input.AdvanceTo(result.Buffer.Start, result.Buffer.End);
            throw new OperationCanceledException("The read of the pipe was canceled.");
        }
    }

    private static void Take(PipeReader input, in ReadOnlySequence<byte> data, bool isCompleted)
    {
        // Readers over memory do not accept even the end of an empty result as a position: it is their last.
        if (!data.IsEmpty || !isCompleted)
        {
            input.AdvanceTo(data.End);
        }
    }
}
#endif
