using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.Windows;

namespace FastSer.CompilerServices;

// Inputs that are not one span. They end as one, in a pooled buffer; long ones that are known to be all there are read
// through a window first, so that nothing but the value takes memory of their size.
public abstract partial class TypeSerializer<T>
{
    private const byte Yes = 1;
    private const byte No = 2;

    private byte _hasTolerant;

    [MethodImpl(Jit.NoInline)]
    internal T Parse(in ReadOnlySequence<byte> data, FastSerializerOptions? options)
    {
        if (data.IsSingleSegment)
        {
            return Parse(data.FirstSpan, options);
        }

        if (data.Length >= InputWindow.SmallestInput)
        {
            using var window = new SequenceWindow(data);
            if (TryParse(window, options, out var value))
            {
                return value;
            }
        }

        var gathered = new PooledInput((int)Math.Min(data.Length, Array.MaxLength));
        try
        {
            foreach (var segment in data)
            {
                gathered.Add(segment.Span);
            }

            return Parse(gathered.Span, options);
        }
        finally
        {
            gathered.Dispose();
        }
    }

    [MethodImpl(Jit.NoInline)]
    internal T Parse(Stream stream, FastSerializerOptions? options)
    {
        if (MemoryStreamBuffer.TryGetRest(stream, out var rest))
        {
            stream.Position += rest.Length;
            return Parse(rest, options);
        }

        var left = LeftOf(stream);
        if (left >= InputWindow.SmallestInput)
        {
            var start = stream.Position;
            using var window = new StreamWindow(stream, left);
            if (TryParse(window, options, out var value))
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

            return Parse(gathered.Span, options);
        }
        finally
        {
            gathered.Dispose();
        }
    }

    internal async ValueTask<T> ParseAsync(
        Stream stream, FastSerializerOptions? options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (stream.GetType() == typeof(MemoryStream))
        {
            return Parse(stream, options);
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
            return Parse(gathered.Span, options);
        }
        finally
        {
            gathered.Dispose();
        }
    }

    /// <summary>
    /// Reads through a window, but not Tolerant objects, whose ends must stay where they are. False if that fails for whatever reason but a fault of the source or of memory: reading the
    /// input as one span then says what is wrong with it.
    /// </summary>
    internal bool TryParse(InputWindow window, FastSerializerOptions? options, out T value)
    {
        FastReader reader = default;
        try
        {
            if (!HasTolerant && window.TryFetch(window.Filled.Length, 1))
            {
                reader = new FastReader(window, FastSerializerOptions.DepthOf(options));
                value = Read(ref reader);
                return reader.IsAtEnd;
            }
        }
        catch (Exception exception) when (exception is not OutOfMemoryException && !window.IsSourceFaulty)
        {
        }
        finally
        {
            reader.ReleaseReferences();
        }

        value = default!;
        return false;
    }

    /// <summary>Gets whether a value may contain Tolerant objects; found when the first long input comes.</summary>
    private bool HasTolerant =>
        (_hasTolerant != 0 ? _hasTolerant : _hasTolerant = CachedShape.ContainsTolerant() ? Yes : No) == Yes;

    /// <summary>One byte more than is left, so that the read that finds the end needs no larger buffer.</summary>
    private static int GatherAtFirst(long left) => left < InputWindow.SmallestInput ? (int)left + 1 : InputWindow.SmallestInput;

    private static long LeftOf(Stream stream) => stream.CanSeek ? Math.Max(0, stream.Length - stream.Position) : 0;
}
