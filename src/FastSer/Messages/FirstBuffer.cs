namespace FastSer.Messages;

/// <summary>
/// Buffers of message sequences begin small and become as large as the options say when they are full: who opens one for a
/// single item does not pay for the largest.
/// </summary>
internal static class FirstBuffer
{
    private const int Size = 1024;
    private const int Factor = 8;

    public static int SizeOf(FastSerStreamOptions options) => Math.Min(Size, options.BufferSize);

    /// <summary>The size after one that was not enough.</summary>
    /// <param name="size">The size so far.</param>
    /// <param name="needed">The number of bytes that are needed.</param>
    /// <param name="options">They say how large it may become.</param>
    public static int Next(int size, long needed, FastSerStreamOptions options) =>
        (int)Math.Min(Math.Max((long)size * Factor, needed), options.BufferSize);
}
