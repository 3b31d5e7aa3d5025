using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>How concurrent collections are made.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ConcurrentItems
{
    /// <summary>
    /// The concurrency level of a dictionary that is read: a lock for each core, as the default is, but not more locks than
    /// entries. What an input can make the reader allocate would else depend on the machine.
    /// </summary>
    /// <param name="count">The number of entries.</param>
    /// <returns>The level.</returns>
    public static int LevelOf(int count) => Math.Clamp(count, 1, Environment.ProcessorCount);
}
