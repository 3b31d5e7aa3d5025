using System.Buffers;
using FastSer.Caching;
using FastSer.HostTests.SignalR;
using FastSer.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Logging;
using Settings = Microsoft.Extensions.Options.Options;

namespace FastSer.HostTests.Observability;

/// <summary>The metrics and logs of the packages for hosts.</summary>
[Collection(MetricsCollection.Name)]
public sealed class HostMetricsTests
{
    [Fact]
    public async Task BodiesOfHttpAreCountedAtBothEnds()
    {
        using var meters = new Meters(typeof(MeteredByHttp));
        var value = new MeteredByHttp(1, "x");
        var size = FastSerializer.GetSize(value);
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapPost("/echo", static (FastSer<MeteredByHttp> body) => FastSerResults.Ok(body.Value));
            app.MapGet("/all", static () => FastSerResults.Sequence(AllAsync()));
        });

        using var answer = await server.Client.PostAsFastSerAsync("/echo", value);
        await answer.Content.ReadFromFastSerAsync<MeteredByHttp>();
        Assert.Equal($"bytes read {2 * size}; bytes write {2 * size}; values read 2; values write 2", meters.Text);

        using (var request = new HttpRequestMessage(HttpMethod.Post, "/echo") { Content = FastSerContent.Create(value) })
        {
            server.Client.Send(request).Dispose();
        }

        Assert.Equal($"bytes read {3 * size}; bytes write {4 * size}; values read 3; values write 4", meters.Text);
        await foreach (var _ in server.Client.GetFromFastSerAsAsyncEnumerable<MeteredByHttp>("/all"))
        {
        }

        Assert.StartsWith("bytes read ", meters.Text, StringComparison.Ordinal);
        Assert.EndsWith("; values read 13; values write 14", meters.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void ArgumentsOfHubsAreCountedAndFailuresLogged()
    {
        using var meters = new Meters(typeof(MeteredByHub));
        var log = new TestLog();
        using var factory = LoggerFactory.Create(builder => builder.AddProvider(log));
        var protocol = new FastSerHubProtocol(Settings.Create(new FastSerHubProtocolOptions()), factory.CreateLogger<FastSerHubProtocol>());
        var value = new MeteredByHub(7, "secret");
        var bytes = protocol.GetMessageBytes(new InvocationMessage("call", [value])).ToArray();
        var binder = new Binder { Targets = { ["call"] = [typeof(MeteredByHub)] } };

        var input = new ReadOnlySequence<byte>(bytes);
        Assert.True(protocol.TryParseMessage(ref input, binder, out var message));
        Assert.Equal(value, ((InvocationMessage)message).Arguments[0]);
        bytes[bytes.AsSpan().IndexOf("secret"u8) - 1] = 0x7E;
        input = new ReadOnlySequence<byte>(bytes);
        Assert.True(protocol.TryParseMessage(ref input, binder, out _));

        var size = FastSerializer.GetSize(value);
        Assert.Equal($"bytes read {size}; bytes write {size}; failures read Truncated 1; values read 1; values write 1", meters.Text);
        Assert.Contains("was refused: code Truncated, offset", log.Text, StringComparison.Ordinal);
        Assert.Contains("member 'Text'", log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task EntriesOfCachesAreCountedAndUnreadableOnesLogged()
    {
        using var meters = new Meters(typeof(MeteredByCache));
        var log = new TestLog();
        var options = new FastSerCacheOptions { Logger = log };
        var memory = new MemoryDistributedCache(Settings.Create(new MemoryDistributedCacheOptions()));
        var value = new MeteredByCache(1, "secret");
        var size = FastSerializer.GetSize(value, options.Serializer);

        foreach (var cache in (IDistributedCache[])[memory, new BufferedCache(memory)])
        {
            await cache.SetFastSerAsync("secret key", value, options: options);
            Assert.True((await cache.GetFastSerAsync<MeteredByCache>("secret key", options)).IsFound);
        }

        var hybrid = new FastSerHybridCacheSerializer<MeteredByCache>(options);
        var output = new ArrayBufferWriter<byte>();
        hybrid.Serialize(value, output);
        hybrid.Deserialize(new ReadOnlySequence<byte>(output.WrittenMemory));
        await memory.SetAsync("secret key", FastSerializer.Serialize(value, options.Serializer)[..^1], new DistributedCacheEntryOptions());
        Assert.False((await memory.GetFastSerAsync<MeteredByCache>("secret key", options)).IsFound);

        Assert.Equal($"bytes read {3 * size}; bytes write {3 * size}; failures read Truncated 1; values read 3; values write 3", meters.Text);
        Assert.Contains("is a miss: code Truncated, offset", log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", log.Text, StringComparison.Ordinal);
    }

    private static async IAsyncEnumerable<MeteredByHttp> AllAsync()
    {
        for (var i = 0; i < 10; i++)
        {
            await Task.Yield();
            yield return new MeteredByHttp(i, "x");
        }
    }
}
