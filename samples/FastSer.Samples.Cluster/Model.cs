using FastSer;

/// <summary>A message of the broker, and an argument of a grain.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial record Order(
    [property: FastSerMember(0)] int Id, [property: FastSerMember(1)] int CustomerId, [property: FastSerMember(2)] string Article,
    [property: FastSerMember(3)] int Count);

/// <summary>An entry of the cache.</summary>
[FastSerType]
public partial record Price(string Article, decimal Amount);

/// <summary>The state of a grain: what is stored for a customer.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class Account
{
    [FastSerMember(0)]
    public Dictionary<int, Order> Orders { get; set; } = [];

    [FastSerMember(1)]
    public decimal Total { get; set; }

    /// <summary>Orders that were delivered again after they had been stored.</summary>
    [FastSerMember(2)]
    public int Repeated { get; set; }
}

public interface ICustomerGrain : IGrainWithIntegerKey
{
    Task Place(Order order, Price price);

    Task<Account> Get();
}

/// <summary>Lives on one of the nodes. When its node is gone, another one activates it with the state that was stored last.</summary>
public sealed class CustomerGrain([PersistentState("account")] IPersistentState<Account> account) : Grain, ICustomerGrain
{
    public async Task Place(Order order, Price price)
    {
        if (account.State.Orders.TryAdd(order.Id, order))
        {
            account.State.Total += order.Count * price.Amount;
        }
        else
        {
            account.State.Repeated++;
        }

        try
        {
            await account.WriteStateAsync();
        }
        catch
        {
            // The state in memory is not the stored one: start again from that.
            DeactivateOnIdle();
            throw;
        }
    }

    public Task<Account> Get() => Task.FromResult(account.State);
}
