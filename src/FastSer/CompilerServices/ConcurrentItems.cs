using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>The concurrency level and the capacity of concurrent collections that are read.</summary>
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

    /// <summary>
    /// The capacity of a dictionary that is read: that many buckets nobody knows before, so that no sender can choose keys that
    /// share one.
    /// </summary>
    /// <param name="count">The number of entries.</param>
    /// <returns>The capacity, up to an eighth more than the entries.</returns>
    public static int CapacityOf(int count) => count < 128 ? count : count + Random.Shared.Next(count / 8);
}
