namespace FastSer.Windows;

/// <summary>Checks the counts that a stream returns before memory is believed to hold so many bytes.</summary>
internal static class StreamCounts
{
    /// <summary>Throws where a stream says that it read more bytes than it was asked for, or fewer than none.</summary>
    public static void CheckRead(int count, int room)
    {
        if ((uint)count > (uint)room)
        {
            throw new IOException($"The stream was asked for {room} bytes at most, and says that it read {count}.");
        }
    }
}
