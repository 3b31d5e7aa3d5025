using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer.Serializers;

/// <summary>Reads values through a window, so that nothing but the value takes memory of the size of the input.</summary>
internal static class WindowEngine
{
    /// <summary>
    /// Reads a value. Returns false if reading fails for any reason but a fault of the source or of memory: reading the input as one
    /// span then says what is wrong with it.
    /// </summary>
    public static bool TryParse<T>(
        this TypeSerializer<T> serializer, InputWindow window, FastSerializerOptions? options, out T value)
    {
        if (serializer.NeedsWhole)
        {
            value = default!;
            return false;
        }

        FastReader reader = default;
        try
        {
            window.KeepsMemory = serializer.CachedShape.ContainsEnds;
            if (window.TryFetch(window.Filled.Length, 1))
            {
                reader = new FastReader(window, options);
                value = serializer.Read(ref reader);
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
}
