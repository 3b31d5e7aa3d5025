using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace FastSer.IntegrationTests.Collections;

/// <summary>Keys that are compared by reference: empty arrays are distinct keys.</summary>
public sealed class IdentityKeyTests
{
    [Fact]
    public void EmptyArraysAreDistinctElements()
    {
        Check(
            FastSerializer.Deserialize<HashSet<byte[]>>(
                FastSerializer.Serialize(new HashSet<byte[]> { New<byte>(0), New<byte>(0), New<byte>(1), New<byte>(1) })),
            4);
        Check(FastSerializer.Deserialize<HashSet<string[]>>(FastSerializer.Serialize(new HashSet<string[]> { New<string>(0), New<string>(0) })), 2);
        Check(FastSerializer.Deserialize<HashSet<byte[][]>>(FastSerializer.Serialize(new HashSet<byte[][]> { New<byte[]>(0), New<byte[]>(0) })), 2);
        Check(FastSerializer.Deserialize<HashSet<int[,]>>(FastSerializer.Serialize(new HashSet<int[,]> { new int[0, 0], new int[0, 0] })), 2);
        Check(FastSerializer.Deserialize<HashSet<List<int>>>(FastSerializer.Serialize(new HashSet<List<int>> { new(), new() })), 2);
        Check(FastSerializer.Deserialize<FrozenSet<byte[]>>(FastSerializer.Serialize(new[] { New<byte>(0), New<byte>(0) }.ToFrozenSet())), 2);
        Check(FastSerializer.Deserialize<ImmutableHashSet<byte[]>>(FastSerializer.Serialize(ImmutableHashSet.Create(New<byte>(0), New<byte>(0)))), 2);
        Check(FastSerializer.Deserialize<ISet<byte[]>>(FastSerializer.Serialize<ISet<byte[]>>(new HashSet<byte[]> { New<byte>(0), New<byte>(0) })), 2);
        Check(FastSerializer.Deserialize<OwnSet>(FastSerializer.Serialize(new OwnSet { New<byte>(0), New<byte>(0) })), 2);
        Check(FastSerializer.Deserialize<Compact<HashSet<int[]>>>(
            FastSerializer.Serialize(new Compact<HashSet<int[]>>(new HashSet<int[]> { New<int>(0), New<int>(0) }))).Value, 2);
    }

    [Fact]
    public void EmptyArraysAreDistinctKeys()
    {
        var map = new Dictionary<byte[], int> { [New<byte>(0)] = 1, [New<byte>(0)] = 2 };
        Check(FastSerializer.Deserialize<Dictionary<byte[], int>>(FastSerializer.Serialize(map)), 2);
        Check(FastSerializer.Deserialize<IReadOnlyDictionary<byte[], int>>(FastSerializer.Serialize<IReadOnlyDictionary<byte[], int>>(map)), 2);
        Check(FastSerializer.Deserialize<FrozenDictionary<byte[], int>>(FastSerializer.Serialize(map.ToFrozenDictionary())), 2);
        Check(
            FastSerializer.Deserialize<ConcurrentDictionary<byte[], int>>(
                FastSerializer.Serialize(new ConcurrentDictionary<byte[], int>(map))),
            2);
        Check(FastSerializer.Deserialize<ILookup<byte[], int>>(FastSerializer.Serialize(map.ToLookup(static e => e.Key, static e => e.Value))), 2);
    }

    [Fact]
    public void EmptyArraysInsideKeysAreDistinct()
    {
        Check(
            FastSerializer.Deserialize<HashSet<(int, byte[])>>(
                FastSerializer.Serialize(new HashSet<(int, byte[])> { (1, New<byte>(0)), (1, New<byte>(0)) })),
            2);
        Check(
            FastSerializer.Deserialize<HashSet<Tuple<byte[]>>>(
                FastSerializer.Serialize(new HashSet<Tuple<byte[]>> { new(New<byte>(0)), new(New<byte>(0)) })),
            2);
        Check(
            FastSerializer.Deserialize<HashSet<ReadOnlyMemory<byte>>>(
                FastSerializer.Serialize(new HashSet<ReadOnlyMemory<byte>> { New<byte>(0), New<byte>(0) })),
            2);
        Check(
            FastSerializer.Deserialize<HashSet<ArraySegment<byte>>>(
                FastSerializer.Serialize(new HashSet<ArraySegment<byte>> { New<byte>(0), New<byte>(0), default })),
            3);
    }

    [Fact]
    public void MembersAndExistingCollectionsHaveDistinctKeysToo()
    {
        var value = new IdentityKeys<byte[]>
        {
            Keys = new HashSet<byte[]> { New<byte>(0), New<byte>(0) },
            Own = new HashSet<byte[]> { New<byte>(0), New<byte>(0), New<byte>(2) },
            Tuples = [(New<byte>(0), 1), (New<byte>(0), 1)],
        };
        value.Fixed.Add(New<byte>(0), 1);
        value.Fixed.Add(New<byte>(0), 2);
        var bytes = FastSerializer.Serialize(value);

        var copy = FastSerializer.Deserialize<IdentityKeys<byte[]>>(bytes)!;
        FastSerializer.Populate(bytes, ref copy);

        Check(copy.Keys, 2);
        Check(copy.Own, 3);
        Check(copy.Fixed, 2);
        Assert.Equal(2, copy.Tuples!.Length);
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
    }

    [Fact]
    public void EmptyArraysThatAreNoKeysAreStillShared()
    {
        var copy = FastSerializer.Deserialize<Dictionary<int, byte[]>>(
            FastSerializer.Serialize(new Dictionary<int, byte[]> { [1] = New<byte>(0), [2] = New<byte>(0) }))!;

        Assert.Same(copy[1], copy[2]);
    }

    [Fact]
    public void ComparersOfContentFindEmptyArraysEqual()
    {
        var value = new ContentKeys { Keys = new HashSet<byte[]>(new Content()) { New<byte>(0), New<byte>(1) } };
        Assert.Equal(2, FastSerializer.Deserialize<ContentKeys>(FastSerializer.Serialize(value))!.Keys!.Count);

        var other = FastSerializer.Serialize(new ContentKeys { Keys = new HashSet<byte[]> { New<byte>(0), New<byte>(0) } });
        Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<ContentKeys>(other)).Code);
    }

    private static T[] New<T>(int length) => new T[length];

    private static void Check<T>(IEnumerable<T>? read, int count) => Assert.Equal(count, read!.Count());
}

public sealed class OwnSet : HashSet<byte[]>;

[FastSerType]
public sealed partial class IdentityKeys<T>
    where T : notnull
{
    public HashSet<T>? Keys { get; set; }

    public HashSet<byte[]>? Own { get; set; } = new();

    public Dictionary<byte[], int> Fixed { get; } = new();

    public (byte[], int)[]? Tuples { get; set; }
}

[FastSerType]
public sealed partial class ContentKeys
{
    [FastSerComparer(typeof(Content))]
    public HashSet<byte[]>? Keys { get; set; }
}

public sealed class Content : IEqualityComparer<byte[]>
{
    public bool Equals(byte[]? x, byte[]? y) => x.AsSpan().SequenceEqual(y);

    public int GetHashCode(byte[] bytes) => bytes.Length;
}
