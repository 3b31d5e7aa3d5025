using System.Numerics;
using System.Runtime.CompilerServices;
using FastSer.Options;

namespace FastSer;

/// <summary>
/// A pool of strings that were read before: a string that is read again is the same object, and is not created again. Set it as
/// <see cref="FastSerializerOptions.StringPool"/> or <see cref="FastSerStreamOptions.StringPool"/>.
/// </summary>
/// <remarks>
/// Reuse one pool for many calls. It keeps at most <see cref="Slots"/> strings, each of at most 64 characters, as long as it exists: a new
/// string replaces an old one. If too few strings repeat, reads stop the lookups for a while, so that a sender who never repeats a string
/// costs little. All members are thread-safe. docs/interning.md.
/// </remarks>
public sealed class FastSerStringPool
{
    internal const int DefaultSlots = 1024;

    private const int MaxSlots = 1 << 20;

    /// <summary>A power of two. More would spread the threads of larger machines better, and hold more credit.</summary>
    private const int CacheCount = 16;

    private static int s_threads;

    /// <summary>The number of the thread; 0 before it uses a pool.</summary>
    [ThreadStatic]
    private static int t_number;

    private readonly string?[] _slots;
    private readonly StringCache?[] _caches = new StringCache?[CacheCount];

    /// <summary>Creates an empty pool.</summary>
    /// <param name="slots">The number of strings that it can keep, from 1 to 1,048,576; rounded up to a power of two of at least 2. Twice the number
    /// of strings that
    /// repeat is a good choice. The default is 1024: at most 160 KB.</param>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="slots"/> is out of this range.</exception>
    public FastSerStringPool(int slots = DefaultSlots)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(slots, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(slots, MaxSlots);
        _slots = new string?[BitOperations.RoundUpToPowerOf2((uint)Math.Max(slots, 2))];
    }

    /// <summary>
    /// Gets the pool of the process, with 2048 slots. Members with <see cref="FastSerInternAttribute"/> use it if the options name no
    /// other pool.
    /// </summary>
    public static FastSerStringPool Shared { get; } = new(2048);

    /// <summary>Gets how many strings the pool can keep.</summary>
    public int Slots => _slots.Length;

    /// <summary>Gets how many strings were found in the pool. If several threads use it at the same time, the number may be a little too
    /// low.</summary>
    public long Hits => Sum(static cache => cache.Hits);

    /// <summary>Gets how many strings were looked up and not found. Strings that were not looked up are not counted.</summary>
    public long Misses => Sum(static cache => cache.Misses);

    /// <summary>Removes all strings, and sets <see cref="Hits"/> and <see cref="Misses"/> to 0.</summary>
    public void Clear()
    {
        Array.Clear(_slots);
        Array.Clear(_caches);
    }

    /// <summary>Gets the cache in which the thread looks strings up. Threads that share one lose counts, and nothing else.</summary>
    [MethodImpl(Jit.Inline)]
    internal StringCache GetCache()
    {
        var number = t_number;
        return (number != 0 ? _caches[number & (CacheCount - 1)] : null) ?? AddCache();
    }

    [MethodImpl(Jit.NoInline)]
    private StringCache AddCache()
    {
        if (t_number == 0)
        {
            t_number = Interlocked.Increment(ref s_threads);
        }

        return _caches[t_number & (CacheCount - 1)] ??= new StringCache(_slots);
    }

    private long Sum(Func<StringCache, long> count) => _caches.Sum(cache => cache is null ? 0 : count(cache));
}
