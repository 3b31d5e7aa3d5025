using System.Runtime.CompilerServices;
using System.Text.Json;
using FastSer.AotWeb;
using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Logging;

var builder = WebApplication.CreateSlimBuilder(args);
builder.Logging.ClearProviders();
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.ConfigureHttpJsonOptions(static options => options.SerializerOptions.TypeInfoResolverChain.Insert(0, JsonTypes.Default));
await using var app = builder.Build();
app.MapPost("/value", static (FastSer<Order> body) => FastSerResults.Ok(body.Value));
app.MapPost("/map", static (FastSer<Dictionary<int, long?>> body) => FastSerResults.Value(body.Value.Keys.ToArray(), 201));
app.MapPost("/sum", static async (FastSerSequence<Order> body) =>
{
    var sum = 0;
    await foreach (var order in body)
    {
        sum += order.Id;
    }

    return FastSerResults.Ok(sum);
});
app.MapGet("/orders", static () => FastSerResults.Sequence(Orders(1_000)));
app.MapGet("/shape", static () => FastSerResults.Ok<IShape>(new Square(2)));
app.MapGet("/either", static () => FastSerResults.OkOrJson(new Order { Id = 3 }));
app.MapPost("/either", static (FastSerOrJson<Order> body) => FastSerResults.Ok(body.Value)).ProducesFastSer<Order>();
app.MapPost("/shape", static (FastSer<IShape> body) => FastSerResults.Ok(body.Value));
await app.StartAsync();

using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
var checks = new Checks();
await checks.RunAsync("value", async () =>
{
    using var response = await client.PostAsFastSerAsync("/value", new Order { Id = 7, Names = ["a", "b"] });
    var order = await response.Content.ReadFromFastSerAsync<Order>();
    return order.Id == 7 && order.Names is ["a", "b"];
});
await checks.RunAsync("type that only a wrapper names", async () =>
{
    using var response = await client.PostAsFastSerAsync("/map", new Dictionary<int, long?> { [4] = null });
    return (int)response.StatusCode == 201 && await response.Content.ReadFromFastSerAsync<int[]>() is [4];
});
await checks.RunAsync("request sequence", async () =>
{
    using var response = await client.PostAsync("/sum", FastSerContent.CreateSequence(Orders(1_000)));
    return await response.Content.ReadFromFastSerAsync<int>() == 499_500;
});
await checks.RunAsync("response sequence", async () =>
{
    var next = 0;
    await foreach (var order in client.GetFromFastSerAsAsyncEnumerable<Order>("/orders"))
    {
        next += order.Id == next ? 1 : 0;
    }

    return next == 1_000;
});
await checks.RunAsync("request in either format", async () =>
{
    using var json = new StringContent("{\"id\":7,\"names\":[]}", System.Text.Encoding.UTF8, "application/json");
    using var ofJson = await client.PostAsync("/either", json);
    using var ofFastSer = await client.PostAsFastSerAsync("/either", new Order { Id = 8 });
    return (await ofJson.Content.ReadFromFastSerAsync<Order>()).Id == 7 && (await ofFastSer.Content.ReadFromFastSerAsync<Order>()).Id == 8;
});
await checks.RunAsync("advice for a type of a union", async () =>
{
    using var response = await client.PostAsFastSerAsync("/shape", new Square(2));
    return (int)response.StatusCode == 400 && (await response.Content.ReadAsStringAsync()).Contains(nameof(IShape), StringComparison.Ordinal);
});
await checks.RunAsync("union", async () => await client.GetFromFastSerAsync<IShape>("/shape") is Square { Side: 2 });
await checks.RunAsync("FastSer of two formats", async () => (await client.GetFromFastSerAsync<Order>("/either")).Id == 3);
await checks.RunAsync("JSON of two formats", async () => (await client.GetStringAsync("/either")).Contains("\"id\":3", StringComparison.Ordinal));
foreach (var (path, type) in new[] { ("/value", FastSerMediaTypes.Value), ("/sum", FastSerMediaTypes.Sequence) })
{
    await checks.RunAsync("bad data of " + path, async () =>
    {
        using var response = await client.PostAsync(path, new ByteArrayContent([3, 9, 9]) { Headers = { ContentType = new(type) } });
        using var problem = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
        return (int)response.StatusCode == 400 && problem.RootElement.GetProperty("code").GetString()!.Length > 0
            && problem.RootElement.GetProperty("offset").GetInt64() >= 0 && problem.RootElement.GetProperty("member").ValueKind == JsonValueKind.String;
    });
}

await checks.RunAsync("media type", async () => (int)(await client.PostAsync("/value", new StringContent("x"))).StatusCode == 415);
await app.StopAsync();
return checks.Report(RuntimeFeature.IsDynamicCodeSupported ? "just in time" : "ahead of time");

static async IAsyncEnumerable<Order> Orders(int count)
{
    for (var i = 0; i < count; i++)
    {
        if (i % 100 == 0)
        {
            await Task.Yield();
        }

        yield return new Order { Id = i };
    }
}
