namespace FastSer.Orleans;

/// <summary>A buffer of the thread for the bytes of a value that is copied.</summary>
internal static class CopyBuffer
{
    private const int FirstSize = 1024;
    private const int LargestSize = 64 * 1024;

    [ThreadStatic]
    private static byte[]? t_buffer;

    /// <summary>Takes the buffer; code of the user that copies meanwhile gets another one.</summary>
    public static byte[] Take()
    {
        var buffer = t_buffer ?? new byte[FirstSize];
        t_buffer = null;
        return buffer;
    }

    /// <summary>Gives it back. One that was too small is replaced, up to 64 KB.</summary>
    /// <param name="buffer">The buffer.</param>
    /// <param name="wanted">The size of the value in bytes.</param>
    public static void Return(byte[] buffer, int wanted = 0) =>
        t_buffer = wanted > buffer.Length && buffer.Length < LargestSize ? new byte[Math.Min(wanted * 2L, LargestSize)] : buffer;
}
