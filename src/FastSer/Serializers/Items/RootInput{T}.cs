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
/// <param name="known">How many bytes the source is known to hold; 0 if that is not known.</param>
/// <param name="smallest">How many bytes to hold at least before elements are read.</param>
internal struct RootInput<T>(
    TypeSerializer<T> serializer, FastSerializerOptions? options, long known, int smallest = InputWindow.SmallestInput) : IDisposable
{
    /// <summary>A fingerprint and a count.</summary>
    public const int LongestHeader = sizeof(uint) + LengthCode.MaxSize;

    // One byte more than is known, so that the read that finds the end needs no larger buffer.
    private PooledInput _bytes = new(known < smallest ? (int)known + 1 : smallest, Math.Min(smallest, PooledInput.InitialSize));

    // All that only long inputs need is in here: short ones pay for the state of an asynchronous call.
    private RootItems<T>? _items;
    private InputPieces? _pieces;
    private bool _isDecided;

    /// <summary>Gets how many bytes have arrived.</summary>
    public readonly long Length => (_items?.Offset ?? _pieces?.Length ?? 0) + _bytes.Length;

    /// <summary>Gets room for at least one byte.</summary>
    /// <exception cref="FastSerException">An element that has arrived is faulty.</exception>
    public Memory<byte> GetFree()
    {
        if (_bytes.IsFull && _bytes.Length >= smallest)
        {
            ReadItems(isAll: false);
            if (_items is null)
            {
                _pieces ??= new InputPieces();
                _pieces.Add(_bytes.Detach(InputPieces.NextSize(Length)));
            }
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
        if (_items is null)
        {
            return _pieces is null ? serializer.Parse(_bytes.Span, options) : serializer.Parse(_pieces.With(_bytes), options, smallest);
        }

        ReadItems(isAll: true);
        return _items.Result;
    }

    public void Dispose()
    {
        _bytes.Dispose();
        _pieces?.Dispose();
        _pieces = null;
    }

    /// <summary>Leaves the memory to the garbage collector: somebody may still write to it.</summary>
    public void Abandon() => _bytes.Abandon();

    /// <summary>Begins to read elements, if the type allows it: nothing in them looks beyond its own bytes.</summary>
    /// <param name="serializer">The serializer of the value.</param>
    /// <param name="data">The input, or its first <see cref="LongestHeader"/> bytes.</param>
    /// <param name="end">Where the header of the collection ends.</param>
    /// <returns>The collection; null if the input is to be held until its end.</returns>
    public static RootItems<T>? Begin(TypeSerializer<T> serializer, ReadOnlySpan<byte> data, out int end)
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

    private void ReadItems(bool isAll)
    {
        var used = 0;
        if (!_isDecided)
        {
            _isDecided = true;
            _items = Begin(serializer, _bytes.Span, out used);
        }

        if (_items is not { } items)
        {
            return;
        }

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

    private readonly (FastSerException Exception, ErrorLocation Location)? FindFault(RootItems<T> items, ReadOnlySpan<byte> rest)
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

    private readonly void Fail(RootItems<T> items, (FastSerException Exception, ErrorLocation Location) fault)
    {
        if (Length < items.LeastLength)
        {
            fault = (new FastSerException(FastSerErrorCode.Truncated), new ErrorLocation(items.Start, null, null));
        }

        fault.Exception.Complete(fault.Location, FastSerMetrics.Read, typeof(T));
        ExceptionDispatchInfo.Throw(fault.Exception);
    }
}
