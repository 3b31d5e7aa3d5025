namespace FastSer.Windows;

/// <summary>The array behind a <see cref="MemoryStream"/> that shows it. Derived streams may do more than hold bytes.</summary>
internal static class MemoryStreamBuffer
{
    /// <summary>Gets the bytes from the position to the end.</summary>
    public static bool TryGetRest(Stream stream, out Span<byte> rest)
    {
        if (stream.GetType() == typeof(MemoryStream)
            && ((MemoryStream)stream).TryGetBuffer(out var content))
        {
            var position = stream.Position;
            rest = position < content.Count ? content.AsSpan((int)position) : default;
            return true;
        }

        rest = default;
        return false;
    }
}
