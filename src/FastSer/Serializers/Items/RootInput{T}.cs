using System.Runtime.ExceptionServices;
using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>
/// An input that arrives part by part and is one value. If it is long and a collection, its elements are read as they arrive, and their
/// bytes are let go of; else it is held in pieces until its end, and then read through a window.
/// </summary>
/// <remarks>
/// Errors are those of reading the whole input. There, a count is compared with the length of the input before any element is read. Here,
/// after an error in an element, bytes are counted until there are enough for all elements; if there are not, the count is the error.
/// </remarks>
/// <param name="serializer">The serializer of the value.</param>
/// <param name="options">The options of the call.</param>
/// <param name="known">The number of bytes that the source is known to hold; 0 if that is not known.</param>
/// <param name="smallest">The least number of bytes to hold before elements are read.</param>
internal struct RootInput<T>(
    TypeSerializer<T> serializer, FastSerializerOptions? options, long known, int smallest = InputWindow.SmallestInput) : IDisposable
{
    /// <summary>A fingerprint and a count.</summary>
    public const int LongestHeader = sizeof(uint) + LengthCode.MaxSize;

    // One byte more than is known, so that the read that finds the end needs no larger buffer.
    private PooledInput _bytes = new(known < smallest ? (int)known + 1 : smallest, Math.Min(smallest, PooledInput.InitialSize));

    // Null until the input is long: short ones pay for each field in the state of an asynchronous call.
    private LongInput? _long;

    /// <summary>Gets how many bytes have arrived.</summary>
    public readonly long Length => (_long?.Length ?? 0) + _bytes.Length;

    /// <summary>Gets room for at least one byte.</summary>
    /// <exception cref="FastSerException">An element that has arrived is faulty, or the input is too long to be held.</exception>
    public Memory<byte> GetFree()
    {
        if (_bytes.IsFull && _bytes.Length >= smallest)
        {
            MakeRoom();
        }

        return _bytes.GetFree();
    }

    /// <summary>Takes bytes that were put at the front of <see cref="GetFree"/>.</summary>
    public void Add(int count) => _bytes.Add(count);

    public void Add(ReadOnlySpan<byte> bytes)
    {
        while (!bytes.IsEmpty)
        {
            var free = GetFree().Span;
            var count = Math.Min(free.Length, bytes.Length);
            bytes[..count].CopyTo(free);
            Add(count);
            bytes = bytes[count..];
        }
    }

    /// <summary>Ends the input: there are no more bytes.</summary>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The input is faulty.</exception>
    public T End()
    {
        if (_long is null)
        {
            return serializer.Parse(_bytes.Span, options);
        }

        if (_long.Items is not { } items)
        {
            return serializer.Parse(_long.Pieces.With(_bytes), options, smallest);
        }

        ReadItems(items, used: 0, isAll: true);
        return items.Result;
    }

    public void Dispose()
    {
        _bytes.Dispose();
        _long?.Pieces.Dispose();
    }

    /// <summary>Leaves the memory to the garbage collector: somebody may still write to it.</summary>
    public void Abandon() => _bytes.Abandon();

    /// <summary>Begins to read elements, if the type allows it: nothing in them looks beyond its own bytes.</summary>
    /// <param name="serializer">The serializer of the value.</param>
    /// <param name="data">The input, or its first <see cref="LongestHeader"/> bytes.</param>
    /// <param name="end">Where the header of the collection ends.</param>
    /// <returns>The collection; null if the input is to be held until its end.</returns>
    public static IncrementalReader<T>? Begin(TypeSerializer<T> serializer, ReadOnlySpan<byte> data, out int end)
    {
        var start = serializer.PrefixSizeIn(data);
        end = start;
        if (start < 0 || serializer.CreateItems() is not { } items || !serializer.HasOnlyOwnBytes)
        {
            return null;
        }

        // A header that is null's or faulty is 0.
        end += LengthCode.Get(data[start..], out var header);
        if (header < 2 || header - 1 > Array.MaxLength)
        {
            return null;
        }

        items.Begin((int)(header - 1), start, end);
        return items;
    }

    private void MakeRoom()
    {
        var used = 0;
        _long ??= new LongInput(Begin(serializer, _bytes.Span, out used));
        if (_long.Items is { } items)
        {
            ReadItems(items, used, isAll: false);
            return;
        }

        // A stream may have no end, but one that states its length has one.
        if (Length >= Math.Max(known, Array.MaxLength))
        {
            Throw.InputTooLarge();
        }

        _long.Pieces.Add(_bytes.Detach(InputPieces.NextSize(Length)));
    }

    private void ReadItems(IncrementalReader<T> items, int used, bool isAll)
    {
        if (items.LocatedFault is null)
        {
            used += items.Read(_bytes.Span[used..], isAll, mayAllocateAll: Math.Max(known, Length) >= items.LeastLength, options);
            items.LocatedFault = FindFault(items, _bytes.Span[used..]);
        }

        if (items.LocatedFault is { } fault)
        {
            if (isAll || Length >= items.LeastLength)
            {
                Fail(items, fault);
            }

            used = _bytes.Length;
        }

        _bytes.Remove(used);
        items.Offset += used;
    }

    private readonly (FastSerException Exception, ErrorLocation Location)? FindFault(IncrementalReader<T> items, ReadOnlySpan<byte> rest)
    {
        var start = Length - rest.Length;
        if (items.Fault is { } exception)
        {
            var (fault, location) = ReadFaults.LocateItem(exception, rest, items.FaultPosition, items, serializer);

            // Code of one of many elements that are read at once: the collection is named.
            return items.AreReadAtOnce && fault.ElementIndex == FastSerException.AnyElement
                ? (fault, new ErrorLocation(items.Start, null, null))
                : (fault, location with { Offset = start + location.Offset });
        }

        return items.Done == items.Count && !rest.IsEmpty
            ? (new FastSerException(FastSerErrorCode.TrailingBytes), new ErrorLocation(start, null, null))
            : null;
    }

    private readonly void Fail(IncrementalReader<T> items, (FastSerException Exception, ErrorLocation Location) fault)
    {
        if (Length < items.LeastLength)
        {
            fault = (new FastSerException(FastSerErrorCode.Truncated), new ErrorLocation(items.Start, null, null));
        }

        fault.Exception.Complete(fault.Location, FastSerMetrics.Read, typeof(T));
        ExceptionDispatchInfo.Throw(fault.Exception);
    }

    /// <summary>The part of a long input that is kept beside its last bytes: its elements, or its other bytes.</summary>
    private sealed class LongInput(IncrementalReader<T>? items)
    {
        public IncrementalReader<T>? Items => items;

        public InputPieces Pieces { get; } = new();

        public long Length => items?.Offset ?? Pieces.Length;
    }
}
