using System.Collections;
using System.Collections.Concurrent;

namespace FastSer.IntegrationTests.Collections;

/// <summary>Collections that are made from all of their elements at once, and those whose own state is not written.</summary>
public sealed class MadeCollectionTests
{
    [Fact]
    public void BytesAreThoseOfAList()
    {
        var bytes = FastSerializer.Serialize(new List<string?> { "a", null });

        Assert.Equal(bytes, FastSerializer.Serialize(new StepList(["a", null])));
        Assert.Equal(bytes, FastSerializer.Serialize(new RowCollection<string?>(["a", null])));
        Assert.Equal(bytes, FastSerializer.Serialize(BuiltList.Create<string?>(["a", null])));
    }

    [Fact]
    public void NullIsNoStruct()
    {
        Assert.False(FastSerializer.TryDeserialize<RowCollection<string?>>([0], out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
        Assert.Empty(FastSerializer.Deserialize<RowCollection<string?>>([1]));
    }

    [Fact]
    public void ElementsAndKeysOccurOnce()
    {
        Assert.False(FastSerializer.TryDeserialize<WordSet>(FastSerializer.Serialize(new List<string> { "a", "a" }), out _, out var error));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);

        var pairs = FastSerializer.Serialize(new List<(int, string?)> { (1, "a"), (1, "b") });
        Assert.False(FastSerializer.TryDeserialize<NameDictionary>(pairs, out _, out error));
        Assert.Equal(FastSerErrorCode.DuplicateKey, error.Code);
    }

    [Fact]
    public void CountThatIsNotThatOfTheElementsIsFound() => Assert.Equal(
        FastSerErrorCode.CollectionChanged, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new LiarCollection([1]))).Code);

    [Fact]
    public void LazyValuesAreMadeWhenTheyAreWritten()
    {
        var calls = 0;
        var bytes = FastSerializer.Serialize(new Lazy<bool>(() => ++calls > 0));
        var read = FastSerializer.Deserialize<Lazy<bool>>(bytes)!;

        Assert.Equal(1, calls);
        Assert.True(read.IsValueCreated);
        Assert.True(read.Value);
        Assert.Null(FastSerializer.Deserialize<Lazy<bool>?>(FastSerializer.Serialize<Lazy<bool>?>(null)));
    }

    [Fact]
    public void BlockingCollectionsKeepTheOrderOfTaking()
    {
        using var stack = new BlockingCollection<int>(new ConcurrentStack<int>([1, 2, 3]), boundedCapacity: 3);
        stack.CompleteAdding();
        using var read = FastSerializer.Deserialize<BlockingCollection<int>>(FastSerializer.Serialize(stack))!;

        Assert.Equal(3, read.Take());
        Assert.Equal(2, read.Take());
        Assert.False(read.IsAddingCompleted);
        Assert.Equal(-1, read.BoundedCapacity);
    }

    /// <summary>Claims to have one more element.</summary>
    public sealed class LiarCollection(IEnumerable<int> items) : IReadOnlyCollection<int>
    {
        public int Count => items.Count() + 1;

        public IEnumerator<int> GetEnumerator() => items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
