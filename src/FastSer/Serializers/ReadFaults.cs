using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Serializers;

/// <summary>What entry points do at the end of reading, and with an exception while reading.</summary>
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
        Exception exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> formatter)
    {
        var fault = exception is FastSerException { IsComplete: false } own
            ? own
            : new FastSerException(FastSerErrorCode.UserCode, inner: exception);
        fault.Complete(Locate(fault, data, position, formatter), FastSerMetrics.Read, typeof(T));
        return fault;
    }

    /// <summary>
    /// Completes FastSer's own exception, which the caller then throws on, and returns null; returns the exception to throw
    /// in place of any other.
    /// </summary>
    public static FastSerException? Replace<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> formatter, long inputOffset = 0)
    {
        var fault = Complete(exception, data, position, formatter);
        fault.MoveOffset(inputOffset);
        return ReferenceEquals(fault, exception) ? null : fault;
    }

    private static ErrorLocation Locate<T>(
        FastSerException exception, ReadOnlySpan<byte> data, long position, TypeSerializer<T> formatter)
    {
        if (exception.Code is FastSerErrorCode.NoSerializer or FastSerErrorCode.TrailingBytes or FastSerErrorCode.FingerprintMismatch)
        {
            return new ErrorLocation(position, null, null);
        }

        try
        {
            return ErrorLocator.Locate(data, formatter.CachedShape, exception.Code, position, exception.ElementIndex, exception.Absent);
        }
        catch (Exception secondary) when (secondary is FastSerException or OutOfMemoryException)
        {
            // Some part of the type has no serializer and so no shape, or the walk finds no memory: the first fault is
            // the one to report.
            return new ErrorLocation(position, null, null);
        }
    }
}
