using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>Elements that are read one by one.</summary>
internal sealed class EachItem<TRoot, T>(ItemStore<TRoot, T> store, int minimumSize, bool reserves, ItemReader<T> read) : IncrementalReader<TRoot>
{
    private int _largest;

    internal override int MinimumSize => minimumSize;

    internal override bool Reserves => reserves;

    internal override TRoot Result => store.Result;

    /// <summary>
    /// While more bytes are to come, it stops where an element of the largest size so far might not be all there. Only a larger one is begun,
    /// found to be incomplete by an exception, and read again when there is twice as much: that is rare, and the work stays linear.
    /// </summary>
    internal override int Read(ReadOnlySpan<byte> data, bool isAll, bool mayAllocateAll, FastSerializerOptions? options)
    {
        var kept = reserves ? (long)(Count - Done) * minimumSize : 0;
        if (data.Length < kept)
        {
            Fault = isAll ? new FastSerException(FastSerErrorCode.Truncated) : null;
            return 0;
        }

        store.MakeRoom(mayAllocateAll ? Count : Done, Count);
        var reader = new FastReader(data, options);
        var start = 0;
        try
        {
            if (reserves)
            {
                reader.BeginItems(Count - Done, minimumSize);
            }

            while (Done < Count)
            {
                kept -= reserves ? minimumSize : 0;
                if (!isAll && data.Length - start - kept < _largest)
                {
                    break;
                }

                if (Done == store.Room)
                {
                    store.MakeRoom(Done + 1, Count);
                }

                if (reserves)
                {
                    reader.NextItem(minimumSize);
                }

                store.Set(ref reader, Done, read(ref reader));
                Done++;
                var end = (int)reader.OffsetIn(data);
                _largest = Math.Max(_largest, end - start);
                start = end;
            }
        }
        catch (FastSerException exception) when (!isAll && exception is { Code: FastSerErrorCode.Truncated, IsComplete: false })
        {
            // The element goes on in bytes that have not arrived.
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            Fault = exception;
            FaultPosition = (int)reader.OffsetIn(data) - start;
        }
        finally
        {
            reader.ReleaseReferences();
        }

        return start;
    }
}
