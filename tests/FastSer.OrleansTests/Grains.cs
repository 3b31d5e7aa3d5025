using Orleans;
using Orleans.Placement;
using Orleans.Runtime;
using Orleans.Streams;

namespace FastSer.OrleansTests;

public interface IOrderGrain : IGrainWithIntegerKey
{
    Task<Order> Place(Order order);

    Task<Payment> Pay(Payment payment);

    Task<object?> Echo(object? value);

    Task<Animal[]> Name(List<Animal> animals);

    Task Fail();

    Task Keep(CartState state);

    Task<CartState> Load();

    Task<string> SiloName();
}

/// <summary>State that other versions of the program read.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class CartState
{
    [FastSerMember(0)]
    public Dictionary<string, int> Items { get; set; } = [];

    [FastSerMember(1)]
    public DateTime? CheckedOut { get; set; }
}

/// <summary>Calls reach both silos, whatever load they report.</summary>
[RandomPlacement]
public sealed class OrderGrain(
    [PersistentState("cart", "carts")] IPersistentState<CartState> cart, ILocalSiloDetails silo) : Grain, IOrderGrain
{
    public Task<Order> Place(Order order)
    {
        order.Id++;
        return Task.FromResult(order);
    }

    public Task<Payment> Pay(Payment payment) => Task.FromResult(payment);

    public Task<object?> Echo(object? value) => Task.FromResult(value);

    public Task<Animal[]> Name(List<Animal> animals) => Task.FromResult(animals.ToArray());

    public Task Fail()
    {
        FastSerializer.Deserialize<Order>(FastSerializer.Serialize(Order.Of(2)).AsSpan(0, 20));
        return Task.CompletedTask;
    }

    public async Task Keep(CartState state)
    {
        cart.State = state;
        await cart.WriteStateAsync();
        DeactivateOnIdle();
    }

    public async Task<CartState> Load()
    {
        await cart.ReadStateAsync();
        return cart.State;
    }

    public Task<string> SiloName() => Task.FromResult(silo.Name);
}

public interface IListenerGrain : IGrainWithGuidKey
{
    Task Listen();

    Task<List<Payment>> Received();
}

public sealed class ListenerGrain : Grain, IListenerGrain
{
    private readonly List<Payment> _received = [];

    public async Task Listen() => await this.GetStreamProvider("payments").GetStream<Payment>(StreamId.Create("payments", this.GetPrimaryKey()))
        .SubscribeAsync((payment, _) =>
        {
            _received.Add(payment);
            return Task.CompletedTask;
        });

    public Task<List<Payment>> Received() => Task.FromResult(_received);
}
