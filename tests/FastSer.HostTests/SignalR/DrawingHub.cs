using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.SignalR;

namespace FastSer.HostTests.SignalR;

public interface IAreaHub
{
    double Area(IShape shape);

    [HubMethodName("renamed-area")]
    double OtherArea(IShape shape);
}

/// <summary>The methods of the hub, as a client knows them.</summary>
public interface IDrawingHub : IAreaHub
{
    string Describe(IShape shape);

    string DescribePair(IShape? shape, int? count);

    IShape Scale(IShape shape, double factor);

    Task Draw(IShape shape);

    Order Echo(Order order);
}

public interface IOtherHub
{
    string Describe(Order order);
}

/// <summary>The methods of the clients. One has the name of a method of the hub, and another type.</summary>
public interface IDrawingClient
{
    Task Draw(Square square);

    Task<IShape> Pick();
}

public abstract class AreaHub : Hub<IDrawingClient>, IAreaHub
{
    public double Area(IShape shape) => shape is Square square ? square.Side * square.Side : 0;

    [HubMethodName("renamed-area")]
    public double OtherArea(IShape shape) => Area(shape);
}

public sealed class DrawingHub(IHubContext<DrawingHub> context) : AreaHub, IDrawingHub
{
    public string Describe(IShape shape) => shape switch
    {
        Square square => $"Square {square.Side}",
        Circle circle => $"Circle {circle.Radius}",
        _ => "none",
    };

    public string DescribePair(IShape? shape, int? count) => shape is null && count is null ? "none" : $"{Describe(shape!)}, {count}";

    public IShape Scale(IShape shape, double factor) => new Square(((Square)shape).Side * factor);

    public Task Draw(IShape shape) => Clients.Caller.Draw((Square)shape);

    public Order Echo(Order order) => order;

    public async Task<string> DescribeAll([FromServices] IHubContext<DrawingHub> hub, IShape first, IAsyncEnumerable<IShape> others)
    {
        Assert.NotNull(hub);
        var text = Describe(first) + " ";
        await foreach (var shape in others)
        {
            text += shape.GetType().Name;
        }

        return text;
    }

    public async IAsyncEnumerable<IShape> Repeat(IShape shape, int count)
    {
        for (var i = 0; i < count; i++)
        {
            await Task.Yield();
            yield return shape;
        }
    }

    public async Task<string> AskClient() => Describe(await Clients.Caller.Pick());

    /// <summary>No client method of this name is declared; the hub has one.</summary>
    public Task SendUndeclared() => context.Clients.Client(Context.ConnectionId).SendAsync("Describe", new Square(1));
}

public sealed class OrderHub : Hub<IOrderClient>, IOrderHub
{
    public async Task<Receipt> Place(Payment payment)
    {
        await Clients.All.Placed(payment);
        return new Receipt(((Card)payment).Number!.Length);
    }
}
