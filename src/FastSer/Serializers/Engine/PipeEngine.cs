#if NET9_0_OR_GREATER
using System.IO.Pipelines;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>Writes values to pipes and reads them.</summary>
internal static class PipeEngine
{
    public static async ValueTask WriteToAsync<T>(
        this TypeSerializer<T> serializer, PipeWriter output, T value, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var before = output.CanGetUnflushedBytes ? output.UnflushedBytes : 0;
        serializer.WriteTo(output, value, options);
        if (FastSerMetrics.IsEnabled)
        {
            FastSerMetrics.CountWritten(typeof(T), output.CanGetUnflushedBytes ? output.UnflushedBytes - before : 0);
        }

        var result = await output.FlushAsync(cancellationToken).ConfigureAwait(false);
        if (result.IsCanceled)
        {
            throw new OperationCanceledException("The flush of the pipe was canceled.");
        }
    }

    public static async ValueTask<T> ParseAsync<T>(
        this TypeSerializer<T> serializer, PipeReader input, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        while (true)
        {
            var result = await input.ReadAsync(cancellationToken).ConfigureAwait(false);
            var data = result.Buffer;
            if (result.IsCanceled || !result.IsCompleted)
            {
                // Looked at, but not taken: the pipe goes on filling.
                input.AdvanceTo(data.Start, data.End);
                if (result.IsCanceled)
                {
                    throw new OperationCanceledException("The read of the pipe was canceled.");
                }

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
                // Readers over memory do not accept even the end of an empty result as a position.
                if (!data.IsEmpty)
                {
                    input.AdvanceTo(data.End);
                }
            }
        }
    }
}
#endif
