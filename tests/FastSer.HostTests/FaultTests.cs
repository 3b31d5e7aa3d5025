using System.Net;
using System.Net.Http.Json;
using System.Runtime.CompilerServices;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.Hosting;

namespace FastSer.HostTests;

/// <summary>Connections that break, and bodies that arrive slowly, against real Kestrel.</summary>
public sealed class FaultTests
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(30);

    public static IEnumerable<object[]> Uploads =>
        from path in (string[])["/value", "/mvc/value", "/sequence"]
        from statesLength in (bool[])[true, false]
        from isReset in (bool[])[true, false]
        select new object[] { path, statesLength, isReset };

    [Theory]
    [MemberData(nameof(Uploads))]
    public async Task ClientThatDisappearsWithinItsBodyIsNoErrorOfTheServer(string path, bool statesLength, bool isReset)
    {
        var end = new TaskCompletionSource<Exception?>(TaskCreationOptions.RunContinuationsAsynchronously);
        var isCalled = false;
        await using var server = await StartAsync(
            app =>
            {
                app.MapPost("/value", (FastSer<Order> body) => isCalled = body.Value is not null);
                app.MapPost("/sequence", async (FastSerSequence<Order> body) => end.SetResult(await Record.ExceptionAsync(() => CountAsync(body))));
            },
            static builder => builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(FaultController).Assembly));
        var isSequence = path == "/sequence";
        var body = isSequence ? Sequence(3) : FastSerializer.Serialize(Samples.Order(1))[..^1];
        using (var request = await RawRequest.PostAsync(
            server, path, isSequence ? FastSerMediaTypes.Sequence : FastSerMediaTypes.Value, statesLength ? body.Length + 1000 : null))
        {
            await (statesLength ? request.SendAsync(body) : request.SendChunkAsync(body));
            await Task.Delay(100);
            request.Vanish(isReset);
        }

        if (isSequence)
        {
            // All items have arrived whole, and are still not taken for all that there are.
            Assert.NotNull(await end.Task.WaitAsync(s_limit));
        }

        using var response = await server.Client.PostAsFastSerAsync(isSequence ? "/value" : path, Samples.Order(1));
        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal(path != "/mvc/value", isCalled);
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("Critical:", server.Log.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ClientThatDisappearsWithinAResponseEndsIt(bool isSequence)
    {
        var ended = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await StartAsync(app =>
        {
            app.MapPost("/value", (FastSer<Order> order, HttpContext context) =>
            {
                context.Response.OnCompleted(() =>
                {
                    ended.TrySetResult();
                    return Task.CompletedTask;
                });
                return FastSerResults.Ok(new byte[50_000_000]);
            });
            app.MapPost("/sequence", (FastSer<Order> order) => FastSerResults.Sequence(Endless(ended)));
        });
        var body = FastSerializer.Serialize(Samples.Order(1));
        using (var request = await RawRequest.PostAsync(server, isSequence ? "/sequence" : "/value", FastSerMediaTypes.Value, body.Length))
        {
            await request.SendAsync(body);
            Assert.StartsWith("HTTP/1.1 200", await request.ReceiveHeadAsync(), StringComparison.Ordinal);
            request.Vanish(isReset: true);
        }

        await ended.Task.WaitAsync(s_limit);
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ServerThatStopsWithinASequenceIsAnErrorOfTheClient(bool isAborted)
    {
        var ended = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        HttpContext? context = null;
        await using var server = await StartAsync(
            app => app.MapGet("/orders", (HttpContext current) =>
            {
                context = current;
                return FastSerResults.Sequence(Endless(ended));
            }),
            static builder => builder.Services.Configure<HostOptions>(static options => options.ShutdownTimeout = TimeSpan.FromMilliseconds(200)));
        var received = 0;
        using var client = new HttpClient { BaseAddress = server.Client.BaseAddress };
        var reading = Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            await foreach (var order in client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
            {
                Assert.Equal(received, order.Id);
                received++;
            }
        });
        while (Volatile.Read(ref received) < 3)
        {
            await Task.Delay(10).WaitAsync(s_limit);
        }

        if (isAborted)
        {
            context!.Abort();
        }
        else
        {
            await server.DisposeAsync();
        }

        var error = await reading.WaitAsync(s_limit);
        Assert.True(error is HttpRequestException or IOException or FastSerException, error.ToString());
        await ended.Task.WaitAsync(s_limit);
    }

    /// <summary>The bytes that arrive are a whole value.</summary>
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task ServerThatStopsWithinAValueIsAnErrorOfTheClient(bool statesLength)
    {
        await using var server = await StartAsync(app => app.MapGet("/order", async (HttpContext context) =>
        {
            var bytes = FastSerializer.Serialize(Samples.Order(1));
            context.Response.ContentType = FastSerMediaTypes.Value;
            context.Response.ContentLength = statesLength ? bytes.Length + 1 : null;
            await context.Response.Body.WriteAsync(bytes);
            await context.Response.Body.FlushAsync();
            context.Abort();
        }));

        var error = await Record.ExceptionAsync(() => server.Client.GetFromFastSerAsync<Order>("/order"));
        Assert.True(error is HttpRequestException or IOException, error?.ToString());
    }

    [Theory]
    [InlineData("/value")]
    [InlineData("/mvc/value")]
    [InlineData("/sequence")]
    public async Task SlowBodyIsReadWhole(string path)
    {
        await using var server = await StartAsync(
            static app =>
            {
                app.MapPost("/value", static (FastSer<Order> order) => order.Value.Id);
                app.MapPost("/sequence", static (FastSerSequence<Order> orders) => CountAsync(orders));
            },
            static builder => builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(FaultController).Assembly));
        var isSequence = path == "/sequence";
        var body = isSequence ? Sequence(3) : FastSerializer.Serialize(Samples.Order(1));
        using var request = await RawRequest.PostAsync(server, path, isSequence ? FastSerMediaTypes.Sequence : FastSerMediaTypes.Value, null);
        foreach (var one in body)
        {
            await request.SendChunkAsync(new[] { one });
            await Task.Delay(5);
        }

        await request.SendChunkAsync(default);

        Assert.StartsWith("HTTP/1.1 200", await request.ReceiveHeadAsync(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("/value")]
    [InlineData("/mvc/value")]
    [InlineData("/sequence")]
    public async Task BodyThatIsTooSlowIsRefusedAsTheServerSays(string path)
    {
        await using var server = await StartAsync(
            static app =>
            {
                app.MapPost("/value", static (FastSer<Order> order) => order.Value.Id);
                app.MapPost("/sequence", static (FastSerSequence<Order> orders) => CountAsync(orders));
            },
            static builder =>
            {
                builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(FaultController).Assembly);
                builder.Services.Configure<KestrelServerOptions>(static options =>
                    options.Limits.MinRequestBodyDataRate = new MinDataRate(1_000_000, TimeSpan.FromSeconds(1.5)));
            });
        var isSequence = path == "/sequence";
        using var request = await RawRequest.PostAsync(server, path, isSequence ? FastSerMediaTypes.Sequence : FastSerMediaTypes.Value, 1000);
        await request.SendAsync(isSequence ? Sequence(2) : FastSerializer.Serialize(Samples.Order(1))[..^1]);

        Assert.StartsWith("HTTP/1.1 408", await request.ReceiveHeadAsync(), StringComparison.Ordinal);
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task CorruptItemIsAProblemThatNamesThePlaceAndNoErrorOfTheServer()
    {
        await using var server = await StartAsync(
            static app => app.MapPost("/sequence", static (FastSerSequence<Order> orders) => CountAsync(orders)));
        using var response = await server.Client.PostAsync("/sequence", Samples.Body(Sequence(3)[..^2], FastSerMediaTypes.Sequence));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        Assert.Equal("Truncated", (await response.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0x7F })]
    [InlineData(new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0xFF })]
    public async Task ItemThatAnnouncesTooMuchIsTheSendersFault(byte[] body)
    {
        await using var server = await StartAsync(
            static app => app.MapPost("/sequence", static (FastSerSequence<Order> orders) => CountAsync(orders)));
        using var response = await server.Client.PostAsync("/sequence", Samples.Body(body, FastSerMediaTypes.Sequence));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("ValueTooLarge", (await response.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
    }

    [Fact]
    public async Task CorruptItemBehindTheBeginningOfAResponseAbortsIt()
    {
        await using var server = await StartAsync(
            static app => app.MapPost("/sequence", static (FastSerSequence<Order> orders) => FastSerResults.Sequence(orders)));
        using var request = new HttpRequestMessage(HttpMethod.Post, "/sequence") { Content = Samples.Body(Sequence(3_000)[..^2], FastSerMediaTypes.Sequence) };

        await Assert.ThrowsAnyAsync<Exception>(async () =>
        {
            using var response = await server.Client.SendAsync(request);
            response.EnsureSuccessStatusCode();
        });
    }

    private static Task<TestServer> StartAsync(Action<WebApplication> map, Action<WebApplicationBuilder>? configure = null) => TestServer.StartAsync(
        app =>
        {
            map(app);
            if (configure is not null && app.Services.GetService<Microsoft.AspNetCore.Mvc.Infrastructure.IActionSelector>() is not null)
            {
                app.MapControllers();
            }
        },
        configure);

    private static byte[] Sequence(int count)
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            for (var i = 0; i < count; i++)
            {
                writer.Write(Samples.Order(i));
            }
        }

        return stream.ToArray();
    }

    private static async Task<int> CountAsync(IAsyncEnumerable<Order> orders)
    {
        var count = 0;
        await foreach (var order in orders)
        {
            count++;
        }

        return count;
    }

    private static async IAsyncEnumerable<Order> Endless(TaskCompletionSource ended, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        try
        {
            for (var i = 0; ; i++)
            {
                yield return Samples.Order(i);
                await Task.Delay(5, cancellation);
            }
        }
        finally
        {
            ended.TrySetResult();
        }
    }
}

[ApiController]
[Route("mvc")]
public sealed class FaultController : ControllerBase
{
    [HttpPost("value")]
    public int Value(Order order) => order.Id;

    [HttpPost("shape")]
    public double Shape(IShape shape) => ((Square)shape).Side;
}
