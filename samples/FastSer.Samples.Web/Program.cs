using FastSer;
using FastSer.AspNetCore;
using FastSer.Caching;
using FastSer.Http;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Caching.Distributed;

// A shop and its client in one program: orders over HTTP, a stream of prices, a cache, and a hub for the browser.
var builder = WebApplication.CreateSlimBuilder(args);
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddDistributedMemoryCache();
builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<PriceHub>().AddClient<IPriceClient>());
builder.Services.Configure<FastSerServerOptions>(static options => options.MaxRequestSize = 1_000_000);
await using var app = builder.Build();

app.MapPost("/orders", static async (FastSer<Order> body, IDistributedCache cache) =>
{
    await cache.SetFastSerAsync($"order:{body.Value.Id}", body.Value);
    return FastSerResults.Ok(new Receipt(body.Value.Id, body.Value.Lines.Sum(static line => line.Count * line.Price)));
});
app.MapGet("/orders/{id}", static async (int id, IDistributedCache cache) => await cache.GetFastSerAsync<Order>($"order:{id}") is { IsFound: true } found
    ? FastSerResults.OkOrJson(found.Value)
    : Results.NotFound());
app.MapGet("/prices", static (CancellationToken stop) => FastSerResults.Sequence(PricesAsync(1_000, stop)));
app.MapHub<PriceHub>("/hub");
await app.StartAsync();

using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
using var answer = await client.PostAsFastSerAsync("/orders", new Order { Id = 42, Lines = [new("pen", 3, 1.50m), new("ink", 1, 9m)] });
var receipt = await answer.Content.ReadFromFastSerAsync<Receipt>();
var stored = await client.GetFromFastSerAsync<Order>("/orders/42");
var json = await client.GetStringAsync("/orders/42");

var count = 0;
await foreach (var price in client.GetFromFastSerAsAsyncEnumerable<Price>("/prices"))
{
    count++;
}

using var refused = await client.PostAsync("/orders", new ByteArrayContent([1, 2, 3]) { Headers = { ContentType = new(FastSerMediaTypes.Value) } });
Console.WriteLine($"A damaged order: {(int)refused.StatusCode} {await refused.Content.ReadAsStringAsync()}");
Console.WriteLine($"Order {receipt.Id}: {receipt.Total:F2} for {stored.Lines.Count} lines, {(json.Contains("pen") ? "also as JSON" : "no JSON")}, {count} prices.");
await app.StopAsync();

static async IAsyncEnumerable<Price> PricesAsync(int count, [System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken stop)
{
    for (var i = 0; i < count; i++)
    {
        if (i % 250 == 0)
        {
            await Task.Delay(10, stop);
        }

        yield return new Price("pen", 1.50m + (i * 0.01m));
    }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class Order
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public List<Line> Lines { get; set; } = [];
}

[FastSerType]
public readonly partial record struct Line(string Sku, int Count, decimal Price);

[FastSerType]
public readonly partial record struct Receipt(int Id, decimal Total);

[FastSerType]
public readonly partial record struct Price(string Sku, decimal Value);

public sealed class PriceHub : Hub<IPriceClient>
{
    public Task Announce(Price price) => Clients.All.Changed(price);
}

public interface IPriceClient
{
    Task Changed(Price price);
}
