using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Serializers;

/// <summary>The checks of entry points at the end of reading, and the handling of exceptions while reading.</summary>
internal static class ReadFaults
{
    /// <summary>Ends the reading of an input that is one value.</summary>
    [MethodImpl(Jit.Inline)]
    public static void EndWhole(scoped ref FastReader reader, ReadOnlySpan<byte> data)
    {
        if (reader.OffsetIn(data) != data.Length)
        {
            Throw.TrailingBytes();
        }

        reader.ReleaseReferences();
    }

    /// <summary>
    /// The exception to report for one that was thrown while reading: FastSer's own with its place filled in, anything else
    /// wrapped. When memory runs out nothing is wrapped, which would only need more: callers do not catch that.
    /// </summary>
    public static FastSerException Complete<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> serializer)
    {
        var fault = OwnOf(exception);
        fault.Complete(Locate(fault, data, position, serializer), FastSerMetrics.Read, typeof(T));
        if (fault.IsOfFirstByte || fault.Code == FastSerErrorCode.TrailingBytes)
        {
            fault.Advice = FindAdvice(fault.Code, data, serializer);
        }

        return fault;
    }

    /// <summary>
    /// Completes FastSer's own exception, which the caller then throws on, and returns null; returns the exception to throw
    /// in place of any other.
    /// </summary>
    public static FastSerException? Replace<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> serializer)
    {
        var fault = Complete(exception, data, position, serializer);
        return ReferenceEquals(fault, exception) ? null : fault;
    }

    /// <summary>
    /// The exception to report for one that an element of a root collection has thrown, and its place; its offset counts from the start of
    /// the element.
    /// </summary>
    /// <param name="exception">The exception that was thrown.</param>
    /// <param name="data">The input from the element on.</param>
    /// <param name="position">Where the reader was.</param>
    /// <param name="items">The collection, which knows the element.</param>
    /// <param name="serializer">The serializer of the root.</param>
    public static (FastSerException Fault, ErrorLocation Location) LocateItem<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, IncrementalReader<T> items, TypeSerializer<T> serializer)
    {
        var fault = OwnOf(exception);
        if (fault.Code == FastSerErrorCode.NoSerializer)
        {
            return (fault, new ErrorLocation(position, null, null));
        }

        try
        {
            return (fault, ErrorLocator.LocateItem(data, serializer.CachedShape, (items.Done, items.Count), fault, position));
        }
        catch (Exception secondary) when (secondary is FastSerException or OutOfMemoryException)
        {
            return (fault, new ErrorLocation(position, null, null));
        }
    }

    private static string? FindAdvice<T>(FastSerErrorCode code, ReadOnlySpan<byte> data, TypeSerializer<T> serializer)
    {
        try
        {
            return InputAdvice.Of(data, serializer, code);
        }
        catch (Exception secondary) when (secondary is FastSerException or OutOfMemoryException)
        {
            return null;
        }
    }

    private static FastSerException OwnOf(Exception exception) => exception is FastSerException { IsComplete: false } own
        ? own
        : new FastSerException(FastSerErrorCode.UserCode, inner: exception);

    private static ErrorLocation Locate<T>(
        FastSerException exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> serializer)
    {
        if (exception.Code is FastSerErrorCode.NoSerializer or FastSerErrorCode.TrailingBytes or FastSerErrorCode.FingerprintMismatch)
        {
            return new ErrorLocation(position, null, null);
        }

        try
        {
            return ErrorLocator.Locate(data, serializer.CachedShape, exception.Code, position, exception.ElementIndex, exception.Absent);
        }
        catch (Exception secondary) when (secondary is FastSerException or OutOfMemoryException)
        {
            // Some part of the type has no serializer and so no shape, or the walk finds no memory: the first fault is
            // the one to report.
            return new ErrorLocation(position, null, null);
        }
    }
}
