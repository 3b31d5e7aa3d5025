using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer;

/// <summary>Checks for tests of your own types. They need no test framework: a check that fails throws.</summary>
public static class FastSerAssert
{
    /// <summary>
    /// Writes a value, reads it, writes what was read, and compares the bytes. They differ if a constructor, setter or initializer changes
    /// what it is given, or if a getter does not return what was set.
    /// </summary>
    /// <remarks>
    /// The check sees what is written, and nothing else: compare the result with the value to find state that is not serialized.
    /// Collections that do not keep the order of their elements, such as <c>ConcurrentDictionary</c>, may be written in another order.
    /// </remarks>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    /// <param name="options">The options of all three calls; null for <see cref="FastSerializerOptions.Default"/>.</param>
    /// <returns>The value that was read.</returns>
    /// <exception cref="FastSerException">
    /// The bytes differ (<see cref="FastSerErrorCode.RoundTripMismatch"/>): the exception has the offset of the first difference in the bytes, and
    /// its member, or its object where that is all the bytes tell. Or the value cannot be written, or its bytes cannot be read.
    /// </exception>
    public static T RoundTrips<[FastSerRootParameter] T>(T value, FastSerializerOptions? options = null)
    {
        var written = FastSerializer.Serialize(value, options);
        var read = FastSerializer.Deserialize<T>(written, options);
        var rewritten = FastSerializer.Serialize(read, options);
        if (!written.AsSpan().SequenceEqual(rewritten))
        {
            throw Mismatch<T>(written, rewritten, options);
        }

        return read;
    }

    private static FastSerException Mismatch<T>(byte[] written, byte[] rewritten, FastSerializerOptions? options)
    {
        var serializer = SerializerCache<T>.Instance;
        var shape = FastSerializerOptions.HasFingerprint(options) ? serializer.Fingerprinted.CachedShape : serializer.CachedShape;
        var exception = new FastSerException(FastSerErrorCode.RoundTripMismatch);
        exception.Complete(ErrorLocator.LocateDifference(written, rewritten, shape), FastSerMetrics.Read, typeof(T));
        return exception;
    }
}
