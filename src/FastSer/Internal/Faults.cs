using FastSer.CompilerServices;

namespace FastSer.Internal;

/// <summary>What entry points do with exceptions: errors of the input get a place, those of user code a wrapper.</summary>
internal static class Faults
{
    /// <summary>Whether FastSer threw it during this call; what a nested call has passed on comes from user code.</summary>
    public static bool IsOwn(Exception exception) => exception is FastSerException { IsComplete: false };

    /// <summary>Whether user code threw it. When memory runs out nothing is wrapped: that would only need more.</summary>
    public static bool IsFromUserCode(Exception exception) => exception is not OutOfMemoryException;

    public static void CompleteWrite(Exception exception) => ((FastSerException)exception).Complete(ErrorLocation.Unknown);

    public static FastSerException WrapWrite(Exception exception)
    {
        var wrapper = new FastSerException(FastSerErrorCode.UserCode, inner: exception);
        wrapper.Complete(ErrorLocation.Unknown);
        return wrapper;
    }

    public static void CompleteRead<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, FastSerFormatter<T> formatter)
    {
        var own = (FastSerException)exception;
        own.Complete(Locate(own, data, position, formatter));
    }

    public static FastSerException WrapRead<T>(
        Exception exception, ReadOnlySpan<byte> data, long position, FastSerFormatter<T> formatter)
    {
        var wrapper = new FastSerException(FastSerErrorCode.UserCode, inner: exception);
        wrapper.Complete(Locate(wrapper, data, position, formatter));
        return wrapper;
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
