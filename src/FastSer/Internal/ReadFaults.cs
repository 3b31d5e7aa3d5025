using FastSer.CompilerServices;

namespace FastSer.Internal;

/// <summary>What entry points do with an exception while reading.</summary>
internal static class ReadFaults
{
    /// <summary>
    /// Gives an error of the input its place, and throws a wrapper round an exception of user code. Returns where the
    /// exception is to be thrown on as it is. Complete exceptions come from calls that user code made.
    /// </summary>
    public static void Complete<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, FastSerFormatter<T> formatter)
    {
        switch (exception)
        {
            case FastSerException { IsComplete: false } own:
                own.Complete(Locate(own, data, position, formatter));
                return;
            case OutOfMemoryException:
                // When memory runs out nothing is wrapped: that would only need more.
                return;
            default:
                var wrapper = new FastSerException(FastSerErrorCode.UserCode, inner: exception);
                wrapper.Complete(Locate(wrapper, data, position, formatter));
                throw wrapper;
        }
    }

    private static ErrorLocation Locate<T>(
        FastSerException exception, ReadOnlySpan<byte> data, long position, FastSerFormatter<T> formatter)
    {
        if (exception.Code is FastSerErrorCode.NoSerializer or FastSerErrorCode.TrailingBytes)
        {
            return new ErrorLocation(position, null, null);
        }

        try
        {
            return ErrorLocator.Locate(data, formatter.Shape, exception.Code, position, exception.ElementIndex);
        }
        catch (FastSerException)
        {
            // Some part of the type has no serializer and so no shape; the first fault is the one to report.
            return new ErrorLocation(position, null, null);
        }
    }
}
