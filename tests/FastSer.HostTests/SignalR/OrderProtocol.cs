using System.Threading.Tasks;
using FastSer;
using FastSer.SignalR;

public interface IOrderHub
{
    Task<Receipt> Place(Payment payment);
}

public interface IOrderClient
{
    Task Placed(Payment payment);
}

public static class OrderProtocol
{
    /// <summary>Pass it to AddFastSerProtocol, after AddSignalR() of the server and after WithUrl() of the client.</summary>
    public static void Declare(FastSerHubProtocolOptions options) => options.AddHub<IOrderHub>().AddClient<IOrderClient>();
}

[FastSerType]
[FastSerUnion(0, typeof(Card))]
public abstract partial class Payment;

[FastSerType]
public sealed partial class Card : Payment
{
    public string? Number { get; set; }
}

[FastSerType]
public partial record struct Receipt(int Id);
