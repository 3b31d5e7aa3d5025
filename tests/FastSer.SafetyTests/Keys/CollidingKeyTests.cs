using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.Keys;

/// <summary>
/// Keys whose hash codes a sender chose make no long chains of buckets: what must not take long is counted, not timed.
/// </summary>
[Trait("Promise", "P8")]
public sealed class CollidingKeyTests
{
    private const int Count = 100_000;

    /// <summary>The longest of 100,000 chains of keys that fall into buckets by chance has eight or nine.</summary>
    private const int LongestChain = 20;

    /// <summary>The default hash code of these numbers is 0: their halves cancel out.</summary>
    private static readonly long[] s_numbers = [.. Enumerable.Range(1, Count).Select(static i => ((long)i << 32) | (uint)i)];

    [Fact]
    public void NumbersThatCollide() => CheckSet(s_numbers);

    [Fact]
    public void NumbersThatCollideInGroups() => CheckSet(
        [.. Enumerable.Range(0, Count).Select(static i => ((long)i << 32) | (uint)(i ^ (i / 500)))]);

    [Fact]
    public void NumbersThatShareABucket()
    {
        // A set with room for so many has a prime number of buckets; the multiples of that share one.
        var buckets = new HashSet<int>(10_000).EnsureCapacity(0);
        CheckSet([.. Enumerable.Range(0, 10_000).Select(i => i * buckets)]);
    }

    [Fact]
    public void FloatsThatCollide() => CheckSet([.. s_numbers.Select(BitConverter.Int64BitsToDouble)]);

    [Fact]
    public void DatesThatCollide() => CheckSet([.. s_numbers.Select(static n => new DateTime(n, DateTimeKind.Utc))]);

    [Fact]
    public void MomentsThatCollide() => CheckSet([.. s_numbers.Select(static n => new DateTimeOffset(n, TimeSpan.Zero))]);

    [Fact]
    public void SpansThatCollide() => CheckSet([.. s_numbers.Select(static n => new TimeSpan(n))]);

    [Fact]
    public void IdsThatCollide()
    {
        // The hash code of an id is the exclusive or of its four integers.
        var parts = Enumerable.Range(0, Count).SelectMany(static i => new[] { i, i, 7, 7 }).ToArray();
        CheckSet(MemoryMarshal.Cast<int, Guid>(parts).ToArray());
    }

    [Fact]
    public void EnumsThatCollide() => CheckSet([.. s_numbers.Select(static n => (LongEnum)n)]);

    [Fact]
    public void KeysOfADictionaryThatCollide()
    {
        var bytes = FastSerializer.Serialize<KeyValuePair<long, int>[]>(
            [.. s_numbers.Select(static n => KeyValuePair.Create(n, (int)n))]);
        var read = FastSerializer.Deserialize<Dictionary<long, int>>(bytes)!;
        CheckChains(read.Keys, read.Comparer, read.EnsureCapacity(0));
        Assert.Equal(Count, read.Count);
        Assert.True(Array.TrueForAll(s_numbers, n => read[n] == (int)n));
        Assert.False(read.ContainsKey(-1));
    }

    [Fact]
    public void KeysInMembersThatCollide()
    {
        var value = new KeyedMembers
        {
            Pages = new Dictionary<long, string>(s_numbers.Select(static n => KeyValuePair.Create(n, "page")), LowHalf.Instance),
            Seen = new HashSet<long>(s_numbers, LowHalf.Instance),
        };
        var read = FastSerializer.Deserialize<KeyedMembers>(FastSerializer.Serialize(value))!;
        CheckChains(read.Pages!.Keys, read.Pages.Comparer, read.Pages.EnsureCapacity(0));
        Assert.True(Array.TrueForAll(s_numbers, n => read.Pages[n] == "page"));
        Assert.Equal(Count, read.Seen!.Count);
        Assert.True(Array.TrueForAll(s_numbers, read.Seen.Contains));
    }

    [Fact]
    public void KeysInMembersOfObjectsThatAreMadeFirstCollide()
    {
        var bytes = FastSerializer.Serialize(FilledMembers.Of(s_numbers, LowHalf.Instance));
        var read = FastSerializer.Deserialize<FilledMembers>(bytes)!;
        CheckChains(read.Pages!.Keys, read.Pages.Comparer, read.Pages.EnsureCapacity(0));
        CheckChains(read.Seen!, read.Seen!.Comparer, read.Seen.EnsureCapacity(0));
        Assert.Equal(s_numbers.Length, read.Pages.Count);
        Assert.True(Array.TrueForAll(s_numbers, read.Seen.Contains));
        Assert.Equal(["note"], read.Notes);
    }

    [Fact]
    public void KeysThatCollideInExistingCollections()
    {
        var bytes = FastSerializer.Serialize<long[]>(s_numbers);
        var set = new HashSet<long> { 1 };
        FastSerializer.Populate(bytes, ref set);
        CheckChains(set, set.Comparer, set.EnsureCapacity(0));
        FastSerializer.Populate(bytes, ref set);
        CheckChains(set, set.Comparer, set.EnsureCapacity(0));
        Assert.Equal(Count, set.Count);

        var own = new HashSet<long>(LowHalf.Instance);
        var same = own;
        FastSerializer.Populate(bytes, ref own);
        Assert.Same(same, own);
        Assert.Same(LowHalf.Instance, own.Comparer);
        Assert.Equal(Count, own.Count);
    }

    [Fact]
    public void CollectionsWithoutASetterStayWhereTheyAre()
    {
        var numbers = s_numbers[..5000];
        var value = new FixedMembers();
        value.Seen.UnionWith(numbers);
        var read = FastSerializer.Deserialize<FixedMembers>(FastSerializer.Serialize(value))!;
        Assert.True(Array.TrueForAll(numbers, read.Seen.Contains));
        Assert.Equal(numbers.Length, read.Seen.Count);
    }

    [DeepFact]
    public void LengthOfChainsDoesNotGrowWithTheCount()
    {
        // Chains of 200 keys, of which 20 are looked at, wherever they are among two million.
        const int Chain = 200;
        const int Chains = 10_000;
        var buckets = new HashSet<int>(Chain * Chains).EnsureCapacity(0);
        CheckSet([.. Enumerable.Range(0, Chain * Chains).Select(i => (i % Chains) + (i / Chains * buckets))]);
    }

    [Fact]
    public void DuplicatesAmongKeysThatCollideAreRefused()
    {
        var bytes = FastSerializer.Serialize<long[]>([.. s_numbers, s_numbers[^1]]);
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<HashSet<long>>(bytes));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
    }

    [Fact]
    public void KeysWithoutAPlanKeepTheDefaultComparer()
    {
        var random = new Random(1);
        CheckPlain([.. Enumerable.Range(0, Count).Select(_ => random.NextInt64())]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(static i => i * 7)]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(static i => (long)i << 20)]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(static i => (double)i)]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(_ => NextId(random))]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(static i => new DateTime(2026, 1, 1).AddSeconds(i))]);
        CheckPlain([.. Enumerable.Range(0, Count).Select(static i => new DateOnly(1, 1, 1).AddDays(i))]);
    }

    [Fact]
    public void EqualKeysOfDifferentBitsAreStillEqual()
    {
        var numbers = ReadSet<double>([.. s_numbers.Select(BitConverter.Int64BitsToDouble), 0.0, double.NaN]);
        Assert.Contains(-0.0, numbers);
        Assert.Contains(BitConverter.Int64BitsToDouble(unchecked((long)0xFFF8000000000001)), numbers);

        var moments = ReadSet<DateTimeOffset>([.. s_numbers.Select(static n => new DateTimeOffset(n, TimeSpan.Zero))]);
        Assert.Contains(moments.Last().ToOffset(TimeSpan.FromHours(1)), moments);

        var dates = ReadSet<DateTime>([.. s_numbers.Select(static n => new DateTime(n, DateTimeKind.Utc))]);
        Assert.Contains(DateTime.SpecifyKind(dates.Last(), DateTimeKind.Local), dates);
    }

    private static void CheckSet<T>(T[] items)
    {
        var read = ReadSet(items);
        CheckChains(read, read.Comparer, read.EnsureCapacity(0));
        Assert.Equal(items.Length, read.Count);
        Assert.True(Array.TrueForAll(items, read.Contains));
    }

    private static void CheckPlain<T>(T[] items) => Assert.Same(EqualityComparer<T>.Default, ReadSet(items).Comparer);

    /// <summary>An array and a set are the same bytes; only here no set is made that takes seconds.</summary>
    private static HashSet<T> ReadSet<T>(T[] items) =>
        FastSerializer.Deserialize<HashSet<T>>(FastSerializer.Serialize(items))!;

    private static void CheckChains<T>(IEnumerable<T> keys, IEqualityComparer<T> comparer, int buckets)
    {
        var chains = new int[buckets];
        foreach (var key in keys)
        {
            chains[(uint)comparer.GetHashCode(key!) % (uint)buckets]++;
        }

        Assert.InRange(chains.Max(), 1, LongestChain);
    }

    private static Guid NextId(Random random)
    {
        Span<byte> bytes = stackalloc byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }

    /// <summary>A comparer of the writer's own, which bytes do not carry.</summary>
    private sealed class LowHalf : IEqualityComparer<long>
    {
        public static readonly LowHalf Instance = new();

        public bool Equals(long x, long y) => x == y;

        public int GetHashCode(long value) => (int)value;
    }
}
