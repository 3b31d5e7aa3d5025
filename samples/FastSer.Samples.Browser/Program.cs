using FastSer;
using FastSer.AspNetCore;
using Microsoft.AspNetCore.SignalR;

// A table of prices that a hub keeps up to date. The page reads them with functions that `fastser typescript` has made from the hub.
//
//   dotnet tool install --global FastSer.Tool
//   npm ci
//   dotnet run
var builder = WebApplication.CreateBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<MarketHub>().AddClient<IMarketClient>());
builder.Services.AddHostedService<Ticker>();
var app = builder.Build();
app.UseDefaultFiles();
app.UseStaticFiles();
app.MapHub<MarketHub>("/hub");
app.MapGet("/quotes", static () => FastSerResults.Ok(Market.Create(1_000)));
app.MapGet("/quotes.json", static () => Market.Create(1_000));

// The page of a test, /?test, posts what it has seen.
app.MapPost("/result", static async (HttpRequest request, IHostApplicationLifetime host) =>
{
    Console.WriteLine(await new StreamReader(request.Body).ReadToEndAsync());
    host.StopApplication();
});
app.Run();

/// <summary>The direction of the last change of a price.</summary>
public enum Trend : byte
{
    Level,
    Up,
    Down,
}

[FastSerType]
public sealed partial record Quote(string Symbol, decimal Price, long Volume, DateTime Moment, Trend Trend);

public interface IMarketClient
{
    Task Changed(List<Quote> quotes);
}

public sealed class MarketHub : Hub<IMarketClient>
{
    public List<Quote> Quotes() => Market.Create(Market.Symbols);
}

public static class Market
{
    public const int Symbols = 12;

    public static List<Quote> Create(int count) => [.. Enumerable.Range(0, count).Select(static i => Create(i, 0))];

    public static Quote Create(int symbol, int change) => new(
        $"{(char)('A' + (symbol % 26))}{(char)('K' + (symbol % 16))}{symbol % 10}", 20 + symbol + (change * 0.05m), 1_000L * (symbol + 1),
        new DateTime(2026, 1, 2, 9, 0, 0, DateTimeKind.Utc).AddSeconds(symbol), change == 0 ? Trend.Level : change > 0 ? Trend.Up : Trend.Down);
}

/// <summary>Changes some prices, five times a second.</summary>
public sealed class Ticker(IHubContext<MarketHub, IMarketClient> hub) : BackgroundService
{
    protected override async Task ExecuteAsync(CancellationToken stoppingToken)
    {
        var random = new Random(1);
        using var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(200));
        while (await timer.WaitForNextTickAsync(stoppingToken))
        {
            List<Quote> changed = [.. Enumerable.Range(0, 3).Select(_ => Market.Create(random.Next(Market.Symbols), random.Next(-9, 10))
                with { Moment = DateTime.UtcNow })];
            await hub.Clients.All.Changed(changed);
        }
    }
}
