using FastSer.AspNetCore;
using FastSer.Samples.Blazor;
using Microsoft.AspNetCore.SignalR;

// Serves the page, and orders over HTTP and through a hub. The page posts its result, which ends the program.
var builder = WebApplication.CreateBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddSignalR(static options => options.MaximumReceiveMessageSize = 1_000_000)
    .AddFastSerProtocol(static options => options.AddHub<OrderHub>());
await using var app = builder.Build();

app.MapStaticAssets();
app.MapFallbackToFile("index.html");
app.MapGet("/orders", static () => FastSerResults.Ok(Order.Create(1_000)));
app.MapPost("/orders", static (FastSer<Order[]> body) => FastSerResults.Ok(
    new Receipt(body.Value.Length, body.Value.Sum(static order => order.Lines.Sum(static line => line.Count * line.Price)))));
app.MapHub<OrderHub>("/hub");
app.MapPost("/result", async (HttpRequest request) =>
{
    Console.WriteLine(await new StreamReader(request.Body).ReadToEndAsync());
    app.Lifetime.StopApplication();
});
await app.RunAsync();

public sealed class OrderHub : Hub
{
    public Order[] Echo(Order[] orders) => orders;
}
