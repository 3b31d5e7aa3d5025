using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.SignalR;
using Microsoft.Extensions.Logging;

namespace FastSer.HostLoad;

/// <summary>The server, in a process of its own. It ends when its standard input does.</summary>
internal static class LoadServer
{
    public const int MaxRequestSize = 1_000_000;

    public static async Task<int> RunAsync()
    {
        var builder = WebApplication.CreateSlimBuilder();
        var log = new ServerLog();
        builder.Logging.ClearProviders().AddProvider(log);
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        builder.Services.Configure<FastSerServerOptions>(static options => options.MaxRequestSize = MaxRequestSize);
        builder.Services.AddControllers().AddFastSer();
        builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<LoadHub>());
        await using var app = builder.Build();
        app.MapPost("/value", static (FastSer<Order> body) => FastSerResults.Ok(body.Value));
        app.MapPost("/nodes", static (FastSer<Node> body) => FastSerResults.Ok(body.Value));
        app.MapPost("/sequence", static (FastSerSequence<Order> body) => LoadHub.SumAsync(body));
        app.MapGet("/sequence", static () => FastSerResults.Sequence(LoadHub.Orders(2_000)));
        app.MapGet("/facts", () => ServerFacts.MeasureAsync(log));
        app.MapControllers();
        app.MapHub<LoadHub>("/hub");
        await app.StartAsync();
        Console.WriteLine(app.Urls.Single());
        await Console.In.ReadToEndAsync();
        await app.StopAsync();
        return 0;
    }
}

public sealed class LoadHub : Hub
{
    /// <summary>The number of items of a stream that is read to its end.</summary>
    internal const int StreamLength = 200;

    public Order Echo(Order order) => order;

    public Task<int> Sum(IAsyncEnumerable<Order> orders) => SumAsync(orders);

    public IAsyncEnumerable<Order> Orders() => Orders(StreamLength);

    public IAsyncEnumerable<Order> EndlessOrders(CancellationToken cancellation) => Orders(int.MaxValue, cancellation);

    internal static async Task<int> SumAsync(IAsyncEnumerable<Order> orders)
    {
        var sum = 0;
        await foreach (var order in orders)
        {
            sum = unchecked(sum + (order?.Id ?? 0));
        }

        return sum;
    }

    internal static async IAsyncEnumerable<Order> Orders(int count, [EnumeratorCancellation] CancellationToken cancellation = default)
    {
        for (var i = 0; i < count; i++)
        {
            if (i % 50 == 0)
            {
                await Task.Delay(1, cancellation);
            }

            yield return new Order { Id = i, Name = "Ann" };
        }
    }
}

[ApiController]
[Route("mvc")]
public sealed class LoadController : ControllerBase
{
    [HttpPost("value")]
    public Order Value(Order order) => order;
}
