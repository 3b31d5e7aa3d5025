using System.Drawing;
using System.Numerics;

namespace FastSer.SafetyTests.Keys;

/// <summary>Every key that a type can have, in every collection that hashes it: chosen keys make no long chains.</summary>
[Trait("Promise", "P8")]
public sealed class GuardedKeyTests
{
    /// <summary>The longest of so many chains that keys fall into by chance has seven or eight.</summary>
    private const int LongestChain = 20;

    private static readonly Dictionary<string, Action> s_cases = new()
    {
        ["long"] = static () => Check(CollidingKeys.Numbers),
        ["enum"] = static () => Check(Each(static n => (LongEnum)n)),
        ["Guid"] = static () => Check(Each(static n => new Guid((int)n, (short)n, (short)(n >> 16), [0, 0, 0, 0, 0, 0, 0, 0]))),
        ["decimal"] = static () => Check(CollidingKeys.Decimals()),
        ["Int128"] = static () => Check(Each(static n => new Int128((ulong)n, (ulong)n))),
        ["BigInteger"] = static () => Check(CollidingKeys.BigIntegers()),
        ["Version"] = static () => Check(CollidingKeys.Versions()),
        ["Complex"] = static () => Check(Each(static n => new Complex(BitConverter.Int64BitsToDouble(n), 0))),
        ["Range"] = static () => Check(CollidingKeys.Ranges()),
        ["Vector2"] = static () => Check(CollidingKeys.Vectors()),
        ["Point"] = static () => Check([.. CollidingKeys.Pairs.Select(static pair => new Point(pair.First, pair.Second))]),
        ["PointF"] = static () => Check([.. CollidingKeys.Vectors().Select(static vector => new PointF(vector.X, vector.Y))]),
        ["(int, int)"] = static () => Check(CollidingKeys.Pairs),
        ["(long, long)"] = static () => Check(Each(static n => (n, n))),
        ["((long, int), string)"] = static () => Check(Each(static n => ((n, 1), "name"))),
        ["nine items"] = static () => Check(Each(static n => (n, 1, 2, 3, 4, 5, 6, 7, 8))),
        ["Tuple"] = static () => Check(Each(static n => Tuple.Create(n, "name"))),
        ["KeyValuePair"] = static () => Check(Each(static n => KeyValuePair.Create("name", n))),
        ["record"] = static () => Check(Each(static n => new PairKey(n, "name"))),
        ["derived record"] = static () => Check(Each(static n => new DerivedKey(null, n))),
        ["generic record"] = static () => Check(Each(static n => new GenericKey<long>(n, 1))),
        ["generic record of a tuple"] = static () => Check(Each(static n => new GenericKey<(long, string)>((n, "name"), 1))),
        ["record with an array"] = static () => Check(Each(static n => new ArrayKey(n, null))),
        ["nested record"] = static () => Check(Each(static n => new NodeKey(1, new NodeKey(n, null)))),
        ["record struct"] = static () => Check(Each(static n => new PointKey(n, 1.50m))),
        ["struct"] = static () => Check(Each(static n => new PlainKey { Kind = "kind", Number = n })),
        ["struct of floats"] = static () => Check(Each(static n => new FloatKey { X = BitConverter.Int64BitsToDouble(n) })),
        ["private member"] = static () => Check(Each(PrivateKey.Of)),
        ["union"] = static () => Check(Each<ShapeKey>(static n => n % 2 == 0 ? new CircleKey(n) : new SquareKey(n, null))),
    };

    public static TheoryData<string> Cases => [.. TestDepth.Sample(s_cases.Keys, 4)];

    [Theory]
    [MemberData(nameof(Cases))]
    public void KeysThatCollideAreMoved(string name) => s_cases[name]();

    [Fact]
    public void KeysOfKnownTypesThatCollideAreMoved()
    {
        var data = new KnownArrays
        {
            Tuples = CollidingKeys.Pairs,
            Nullables = [null, .. CollidingKeys.Numbers],
            Nested = [.. CollidingKeys.Numbers.Select(static n => KeyValuePair.Create(("name", (n, (decimal?)n)), 1))],
            Classes = [null, .. Each(static n => Tuple.Create(n, "name"))],
            Records = [null, .. Each(static n => new PairKey(n, null))],
            Objects = [.. Each<object>(static n => n)],
        };
        var read = FastSerializer.Deserialize<KnownKeys>(FastSerializer.Serialize(data))!;
        CheckSet(data.Tuples, read.Tuples!, read.Tuples!.Comparer);
        CheckSet(data.Nullables, read.Nullables!, read.Nullables!.Comparer);
        CheckSet([.. data.Nested.Select(static entry => entry.Key)], read.Nested!.Keys, read.Nested.Comparer);
        CheckSet(data.Classes, read.Classes!, read.Classes!.Comparer);
        CheckSet(data.Records, read.Records!, read.Records!.Comparer);
        CheckSet(data.Objects, read.Objects!, read.Objects!.Comparer);
    }

    [Fact]
    public void ComparisonsGrowWithTheNumberOfKeys()
    {
        // Sets and maps of all kinds, lookups too: each comparison asks the first member, which counts it.
        var few = CountComparisons(2000);
        var many = CountComparisons(8000);
        Assert.InRange(few, 1, 2000 * 60);
        Assert.InRange(many, 1, few * 6);
    }

    [Fact]
    public void FrozenTextsThatCollideAreMoved()
    {
        var keys = CollidingKeys.Texts();
        var read = Read(keys);
        CheckSet(keys, read.FrozenSet!, read.FrozenSet!.Comparer);
        CheckSet(keys, read.FrozenDictionary!.Keys, read.FrozenDictionary.Comparer);
        Assert.NotSame(EqualityComparer<string>.Default, read.FrozenSet.Comparer);
        Assert.NotSame(EqualityComparer<string>.Default, read.FrozenDictionary.Comparer);
        Assert.False(read.FrozenSet.Overlaps(["none"]));
    }

    [Fact]
    public void KeysWithoutAPlanKeepTheDefaultComparer()
    {
        CheckPlain<(int, int)>([.. Enumerable.Range(0, 5000).Select(static i => (i % 70, i / 70))]);
        CheckPlain<decimal>([.. Enumerable.Range(0, 5000).Select(static i => i / 100m)]);
        CheckPlain<PairKey>([.. Enumerable.Range(0, 5000).Select(static i => new PairKey(i, $"name {i}"))]);
        CheckPlain<string>([.. Enumerable.Range(0, 5000).Select(static i => $"name {i}")]);
        CheckPlain<string>([.. Enumerable.Range(0, 5000).Select(static i => $"https://example.org/pages/{i:D6}/index.html")]);
        CheckPlain<Version>([.. Enumerable.Range(0, 5000).Select(static i => new Version(1, i / 100, i % 100))]);
    }

    [Fact]
    public void EqualKeysOfDifferentFormsAreStillEqual()
    {
        var decimals = Read<decimal>([.. CollidingKeys.Decimals(), 1.50m, 100m, 0.0m, -2.500m]).HashSet!;
        Assert.True(decimals.IsSupersetOf([1.5m, 1.500000000m, 100.00m, 1e2m, 0m, -0.0m, 0.000m, -2.5m]));
        Assert.NotSame(EqualityComparer<decimal>.Default, decimals.Comparer);

        var floats = Read<FloatKey>([.. Each(static n => new FloatKey { X = BitConverter.Int64BitsToDouble(n) }),
            new FloatKey { X = 0.0, Name = "a" }, new FloatKey { X = double.NaN, Name = "b" }]).HashSet!;
        Assert.Contains(new FloatKey { X = -0.0, Name = "a" }, floats);
        Assert.Contains(new FloatKey { X = BitConverter.Int64BitsToDouble(unchecked((long)0xFFF8000000000001)), Name = "b" }, floats);

        var points = Read<PointKey>(Each(static n => new PointKey(n, 1.50m))).ImmutableHashSet!;
        Assert.True(points.IsSupersetOf([new PointKey(CollidingKeys.Numbers[5], 1.5m)]));

        var dates = Read<(DateTime, long)>(Each(static n => (new DateTime(n, DateTimeKind.Utc), 1L))).Dictionary!;
        Assert.True(dates.ContainsKey((new DateTime(CollidingKeys.Numbers[5], DateTimeKind.Local), 1L)));
    }

    [Fact]
    public void ArraysInKeysAreComparedByReference()
    {
        var read = Read<ArrayKey>([.. Each(static n => new ArrayKey(n, null)), new ArrayKey(1, [2])]).HashSet!;
        var last = read.Single(static key => key.Items is not null);
        last.Items![0] = 3;
        Assert.Contains(last, read);
        Assert.DoesNotContain(new ArrayKey(1, [3]), read);
    }

    [Fact]
    public void KeysWithEqualityOfTheirOwnKeepIt()
    {
        var own = Read<OwnKey>([.. Enumerable.Range(0, 1000).Select(static i => new OwnKey($"name {i:D4}"))]);
        Assert.Contains(new OwnKey("NAME 0500"), own.HashSet!);
        Assert.True(own.ImmutableHashSet!.IsSupersetOf([new OwnKey("NAME 0500")]));
        Assert.True(own.ConcurrentDictionary!.ContainsKey(new OwnKey("NAME 0500")));

        var hidden = Read<HiddenKey>([.. Enumerable.Range(0, 1000).Select(static i => new HiddenKey(i * 1001))]);
        Assert.Contains(new HiddenKey(5), hidden.HashSet!);
        Assert.True(hidden.FrozenSet!.IsSupersetOf([new HiddenKey(5)]));

        var inTuples = Read<(OwnKey, long)>([.. CollidingKeys.Numbers.Select(static n => (new OwnKey("name"), n))]);
        Assert.Contains((new OwnKey("NAME"), CollidingKeys.Numbers[7]), inTuples.HashSet!);
        Assert.NotSame(EqualityComparer<(OwnKey, long)>.Default, inTuples.HashSet!.Comparer);
    }

    [Fact]
    public void DerivedKeysOfOtherTypesAreStillFound()
    {
        var read = Read<BaseKey>([.. Enumerable.Range(0, 1000).Select(static i => new BaseKey($"name {i}"))]).HashSet!;
        var derived = new DerivedKey("name 1", 5);
        Assert.DoesNotContain(derived, read);
        read.Add(derived);
        Assert.Contains(new DerivedKey("name 1", 5), read);
    }

    [Fact]
    public void DuplicatesAmongKeysThatCollideAreRefused()
    {
        var bytes = FastSerializer.Serialize(new KnownArrays { Tuples = [.. CollidingKeys.Pairs, CollidingKeys.Pairs[^1]] });
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<KnownKeys>(bytes));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
    }

    [Fact]
    public void KeysThatCollideInPopulatedCollectionsAreMoved()
    {
        var value = new KnownKeys { Tuples = [(1, 2)], Records = [] };
        var data = new KnownArrays { Tuples = CollidingKeys.Pairs, Records = Each(static n => new PairKey(n, null)) };
        FastSerializer.Populate(FastSerializer.Serialize(data), ref value);
        CheckSet(data.Tuples, value!.Tuples!, value.Tuples!.Comparer);
        CheckSet(data.Records, value.Records!, value.Records!.Comparer);
    }

    private static T[] Each<T>(Func<long, T> make) => [.. CollidingKeys.Numbers.Select(make)];

    private static KeyKinds<T> Read<T>(T[] keys)
        where T : notnull =>
        FastSerializer.Deserialize<KeyKinds<T>>(FastSerializer.Serialize(KeyArrays<T>.Of(keys)))!;

    private static void Check<T>(T[] keys)
        where T : notnull
    {
        // Else the test would show nothing.
        Assert.InRange(LongestOf(keys, EqualityComparer<T>.Default), 200, int.MaxValue);
        var read = Read(keys);
        CheckSet(keys, read.HashSet!, read.HashSet!.Comparer);
        CheckSet(keys, read.Set!, ((HashSet<T>)read.Set!).Comparer);
        CheckSet(keys, read.ReadOnlySet!, read.HashSet.Comparer);
        CheckSet(keys, read.ImmutableHashSet!, read.ImmutableHashSet!.KeyComparer);
        CheckSet(keys, read.FrozenSet!, read.FrozenSet!.Comparer);
        CheckMap(keys, read.Dictionary!, read.Dictionary!.Comparer);
        CheckMap(keys, read.ReadOnlyDictionary!, ((Dictionary<T, int>)read.ReadOnlyDictionary!).Comparer);
        CheckMap(keys, read.OrderedDictionary!, read.OrderedDictionary!.Comparer);
        CheckMap(keys, read.ConcurrentDictionary!, read.ConcurrentDictionary!.Comparer);
        CheckMap(keys, read.ImmutableDictionary!, read.ImmutableDictionary!.KeyComparer);
        CheckMap(keys, read.FrozenDictionary!, read.FrozenDictionary!.Comparer);
        Assert.Equal(keys.Length, read.Lookup!.Count);
        Assert.Equal([5], read.Lookup[keys[5]]);
    }

    private static void CheckMap<T>(T[] keys, IReadOnlyDictionary<T, int> read, IEqualityComparer<T> comparer)
        where T : notnull
    {
        CheckSet(keys, read.Keys, comparer);
        Assert.All(Enumerable.Range(0, keys.Length), i => Assert.Equal(i, read[keys[i]]));
    }

    private static void CheckSet<T>(T[] keys, IEnumerable<T> read, IEqualityComparer<T> comparer)
    {
        Assert.Equal(keys.Length, read.Count());
        Assert.True(Array.TrueForAll(keys, new HashSet<T>(read, comparer).Contains));
        Assert.InRange(LongestOf(read, comparer), 1, LongestChain);
    }

    private static void CheckPlain<T>(T[] keys)
        where T : notnull
    {
        var read = Read(keys);
        Assert.Same(EqualityComparer<T>.Default, read.HashSet!.Comparer);
        Assert.Same(EqualityComparer<T>.Default, read.FrozenSet!.Comparer);
        Assert.Same(EqualityComparer<T>.Default, read.FrozenDictionary!.Comparer);
        Assert.Same(EqualityComparer<T>.Default, read.ImmutableDictionary!.KeyComparer);
        Assert.Same(EqualityComparer<T>.Default, read.ConcurrentDictionary!.Comparer);
    }

    private static int LongestOf<T>(IEnumerable<T> keys, IEqualityComparer<T> comparer) =>
        keys.GroupBy(key => key is null ? 0 : comparer.GetHashCode(key)).Max(static chain => chain.Count());

    private static long CountComparisons(int count)
    {
        CountedKey[] keys = [.. Enumerable.Range(1, count).Select(static i => new CountedKey(default, ((long)i << 32) | (uint)i))];
        var bytes = FastSerializer.Serialize(KeyArrays<CountedKey>.Of(keys));
        CountedPart.Take();
        var read = FastSerializer.Deserialize<KeyKinds<CountedKey>>(bytes)!;
        Assert.Equal(count, read.Lookup!.Count);
        return CountedPart.Take();
    }
}
