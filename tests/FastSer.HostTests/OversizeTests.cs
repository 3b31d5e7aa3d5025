using System.Net;
using Microsoft.AspNetCore.Server.Kestrel.Core;

namespace FastSer.HostTests;

/// <summary>Bodies that are too large, against real Kestrel.</summary>
public sealed class OversizeTests
{
    private static readonly int s_count = TestDepth.Choose(all: 40, quick: 8);

    public static IEnumerable<object[]> Requests =>
        from path in (string[])["/value", "/either", "/sequence", "/mvc/value"]
        from statesSize in (bool[])[true, false]
        from limit in (string[])["FastSer's", "the server's"]
        select new object[] { path, statesSize, limit };

    /// <summary>Each client sees the status, although it sends its whole body before it reads the response.</summary>
    [Theory]
    [MemberData(nameof(Requests))]
    public async Task EachRequestIsAnsweredAndTheConnectionEnds(string path, bool statesSize, string limit)
    {
        await using var server = await StartAsync(limit);
        for (var i = 0; i < s_count; i++)
        {
            using var response = await server.Client.SendAsync(Request(path, Body(path, 2_000_000), statesSize));

            Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
            Assert.True(response.Headers.ConnectionClose);
            Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        }

        using var small = await server.Client.SendAsync(Request(path, path == "/sequence" ? [] : FastSerializer.Serialize(Samples.Order(5)), statesSize));
        Assert.Equal(HttpStatusCode.OK, small.StatusCode);
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("Critical:", server.Log.Text, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Requests))]
    public async Task ManyClientsAreAnswered(string path, bool statesSize, string limit)
    {
        await using var server = await StartAsync(limit);
        var statuses = await Task.WhenAll(Enumerable.Range(0, s_count).Select(async _ =>
        {
            using var response = await server.Client.SendAsync(Request(path, Body(path, 300_000), statesSize));
            return response.StatusCode;
        }));

        Assert.All(statuses, static status => Assert.Equal(HttpStatusCode.RequestEntityTooLarge, status));
    }

    /// <summary>A body of exactly the limit is read, one byte more is refused.</summary>
    [Theory]
    [InlineData("/value", true)]
    [InlineData("/value", false)]
    [InlineData("/mvc/value", true)]
    [InlineData("/mvc/value", false)]
    public async Task LimitIsExact(string path, bool statesSize)
    {
        await using var server = await StartAsync("FastSer's");
        foreach (var (length, expected) in ((int, HttpStatusCode)[])[(10_000, HttpStatusCode.OK), (10_001, HttpStatusCode.RequestEntityTooLarge)])
        {
            var order = new Order();
            order.Name = new string('x', length - FastSerializer.Serialize(new Order { Name = new string('x', 9_000) }).Length + 9_000);
            var body = FastSerializer.Serialize(order);
            Assert.Equal(length, body.Length);
            using var response = await server.Client.SendAsync(Request(path, body, statesSize));

            Assert.Equal(expected, response.StatusCode);
        }
    }

    /// <summary>FastSer's limit may be larger than the server's.</summary>
    [Theory]
    [InlineData("/value", true)]
    [InlineData("/value", false)]
    [InlineData("/mvc/value", true)]
    [InlineData("/mvc/value", false)]
    public async Task LimitOfTheServerIsRaised(string path, bool statesSize)
    {
        await using var server = await StartAsync("FastSer's", largest: 40_000_000);
        var body = FastSerializer.Serialize(new Order { Name = new string('x', 35_000_000) });
        using var response = await server.Client.SendAsync(Request(path, body, statesSize));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
    }

    /// <summary>A valid body.</summary>
    private static byte[] Body(string path, int length)
    {
        if (path != "/sequence")
        {
            return FastSerializer.Serialize(new Order { Name = new string('x', length) });
        }

        using var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream);
        while (stream.Length < length)
        {
            writer.Write(new Order { Name = new string('x', 1_000) });
            writer.Flush();
        }

        return stream.ToArray();
    }

    private static HttpRequestMessage Request(string path, byte[] body, bool statesSize) => new(HttpMethod.Post, path)
    {
        Content = Samples.Body(body, path == "/sequence" ? FastSerMediaTypes.Sequence : FastSerMediaTypes.Value),
        Headers = { TransferEncodingChunked = !statesSize },
    };

    private static Task<TestServer> StartAsync(string limit, long largest = 10_000) => TestServer.StartAsync(
        static app =>
        {
            app.MapPost("/value", static (FastSer<Order> body) => body.Value.Id);
            app.MapPost("/either", static (FastSerOrJson<Order> body) => body.Value.Id);
            app.MapPost("/sequence", static async (FastSerSequence<Order> body) =>
            {
                var count = 0;
                await foreach (var order in body)
                {
                    count++;
                }

                return count;
            });
            app.MapControllers();
        },
        builder =>
        {
            builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(FaultController).Assembly);
            _ = limit == "FastSer's"
                ? builder.Services.Configure<FastSerServerOptions>(options => options.MaxRequestSize = largest)
                : builder.Services.Configure<KestrelServerOptions>(options => options.Limits.MaxRequestBodySize = largest);
        });
}
