using System.Buffers;
using FastSer.Caching;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.Caching.Memory;

namespace FastSer.HostTests;

public sealed class CachingTests
{
    public static TheoryData<bool> Caches => [true, false];

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task ValueComesBack(bool isBuffered)
    {
        var cache = Create(isBuffered);
        await cache.SetFastSerAsync("a", Samples.Order(3));
        await cache.SetFastSerAsync<Dictionary<int, long?>?>("null", null);
        var big = new byte[300_000];
        await cache.SetFastSerAsync("big", big);

        var found = await cache.GetFastSerAsync<Order>("a");
        Assert.True(found.IsFound);
        Samples.AssertEqual(Samples.Order(3), found.Value);
        Assert.Equal(new FastSerCacheResult<Dictionary<int, long?>?>(true, null), await cache.GetFastSerAsync<Dictionary<int, long?>?>("null"));
        Assert.Equal(big, (await cache.GetFastSerAsync<byte[]>("big")).Value);
        Assert.False((await cache.GetFastSerAsync<Order>("b")).IsFound);
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task UnreadableEntryIsAMissOrAnException(bool isBuffered)
    {
        var cache = Create(isBuffered);
        var strict = new FastSerCacheOptions { ThrowIfUnreadable = true };
        await cache.SetFastSerAsync("other", new Circle(1));
        await cache.SetAsync("corrupt", [1, 2, 3]);
        await cache.SetAsync("empty", []);

        foreach (var key in (string[])["other", "corrupt", "empty"])
        {
            Assert.False((await cache.GetFastSerAsync<Order>(key)).IsFound);
            Assert.True((await Assert.ThrowsAsync<FastSerException>(() => cache.GetFastSerAsync<Order>(key, strict))).IsDataError);
        }
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task TypeWithoutASerializerIsNoMiss(bool isBuffered)
    {
        var cache = Create(isBuffered);
        await cache.SetAsync("a", [1, 2, 3]);

        var error = await Assert.ThrowsAsync<FastSerException>(() => Get<Plain>(cache));

        Assert.Equal(FastSerErrorCode.NoSerializer, error.Code);
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task OtherVersionOfATolerantTypeIsReadAndOfAFastTypeIsAMiss(bool isBuffered)
    {
        var cache = Create(isBuffered);
        await cache.SetFastSerAsync("tolerant", new TolerantOld { Id = 5 });
        await cache.SetFastSerAsync("fast", new FastOld { Id = 5 });

        Assert.Equal(5, (await cache.GetFastSerAsync<TolerantNew>("tolerant")).Value!.Id);
        Assert.False((await cache.GetFastSerAsync<FastNew>("fast")).IsFound);
    }

    [Theory]
    [MemberData(nameof(Caches))]
    public async Task ValueIsMadeOnceAndWhenItCannotBeRead(bool isBuffered)
    {
        var cache = Create(isBuffered);
        var made = 0;
        ValueTask<Order> Make(CancellationToken cancellation) => new(Samples.Order(++made));

        Assert.Equal(1, (await cache.GetOrSetFastSerAsync("a", Make)).Id);
        Assert.Equal(1, (await cache.GetOrSetFastSerAsync("a", Make)).Id);
        await cache.SetAsync("a", [9]);
        Assert.Equal(2, (await cache.GetOrSetFastSerAsync("a", Make)).Id);
        Assert.Equal(2, made);
    }

    [Fact]
    public void HybridCacheSerializesTypesThatAreKnown()
    {
        var services = new ServiceCollection().AddFastSerHybridCacheSerializers().BuildServiceProvider();
        var factory = services.GetRequiredService<IHybridCacheSerializerFactory>();
        Assert.True(factory.TryCreateSerializer<Order>(out var serializer));
        Assert.False(factory.TryCreateSerializer<Plain>(out _));

        var output = new ArrayBufferWriter<byte>();
        serializer!.Serialize(Samples.Order(3), output);
        Samples.AssertEqual(Samples.Order(3), serializer.Deserialize(new ReadOnlySequence<byte>(output.WrittenMemory)));
        Assert.Equal(FastSerializer.GetSize(Samples.Order(3)) + 4, output.WrittenCount);
        Assert.Throws<FastSerException>(() => serializer.Deserialize(new ReadOnlySequence<byte>(output.WrittenMemory[..^1])));
    }

    /// <summary>The type argument is not shown to the generator.</summary>
    private static Task<FastSerCacheResult<T>> Get<T>(IDistributedCache cache) => cache.GetFastSerAsync<T>("a");

    private static IDistributedCache Create(bool isBuffered)
    {
        var memory = new MemoryDistributedCache(Microsoft.Extensions.Options.Options.Create(new MemoryDistributedCacheOptions()));
        return isBuffered ? new BufferedCache(memory) : memory;
    }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantOld
{
    [FastSerMember(0)]
    public int Id { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantNew
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string? Name { get; set; }
}

[FastSerType]
public partial class FastOld
{
    public int Id { get; set; }
}

[FastSerType]
public partial class FastNew
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
