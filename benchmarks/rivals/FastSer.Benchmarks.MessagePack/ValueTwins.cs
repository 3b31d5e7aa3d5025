using FastSer.Benchmarks.Data;
using MessagePack;

namespace FastSer.Benchmarks.Rivals;

[MessagePackObject]
public sealed class UserLicensesTwin
{
    [Key(0)]
    public IList<UserLicenseTwin>? Licenses { get; set; }
}

[MessagePackObject]
public sealed class UserLicenseTwin
{
    [Key(0)]
    public string? ObjectId { get; set; }

    [Key(1)]
    public string? SkuId { get; set; }

    [Key(2)]
    public string? SkuPartNumber { get; set; }

    [Key(3)]
    public IList<ServicePlanTwin>? ServicePlans { get; set; }

    [Key(4)]
    public IDictionary<string, Color>? FruitColors { get; set; }
}

[MessagePackObject]
public sealed class ServicePlanTwin
{
    [Key(0)]
    public string? ServicePlanId { get; set; }

    [Key(1)]
    public string? ServicePlanName { get; set; }

    [Key(2)]
    public string? ProvisioningStatus { get; set; }

    [Key(3)]
    public string? AppliesTo { get; set; }

    [Key(6)]
    public int Count { get; set; }
}

[MessagePackObject]
public sealed class BeerTwin
{
    [Key(nameof(Brand))]
    public string? Brand { get; set; }

    [Key(nameof(Sort))]
    public List<string>? Sort { get; set; }

    [Key(nameof(Alcohol))]
    public float Alcohol { get; set; }

    [Key(nameof(Brewery))]
    public string? Brewery { get; set; }
}

[MessagePackObject]
public sealed class TextPageTwin
{
    [Key(0)]
    public string? Title { get; set; }

    [Key(1)]
    public List<string>? Lines { get; set; }
}

[MessagePackObject]
public sealed class TreeNodeTwin
{
    [Key(0)]
    public int Id { get; set; }

    [Key(1)]
    public string? Name { get; set; }

    [Key(2)]
    public List<TreeNodeTwin>? Children { get; set; }
}

[MessagePackObject]
public sealed class OrderDocumentTwin
{
    [Key(0)]
    public Guid Id { get; set; }

    [Key(1)]
    public DateTime Created { get; set; }

    [Key(2)]
    public List<CustomerOrderTwin>? Orders { get; set; }
}

[MessagePackObject]
public sealed class CustomerOrderTwin
{
    [Key(0)]
    public Guid Id { get; set; }

    [Key(1)]
    public string? Customer { get; set; }

    [Key(2)]
    public string? Email { get; set; }

    [Key(3)]
    public DateTime Placed { get; set; }

    [Key(4)]
    public bool IsPaid { get; set; }

    [Key(5)]
    public double Total { get; set; }

    [Key(6)]
    public List<OrderLineTwin>? Lines { get; set; }

    [Key(7)]
    public Dictionary<string, string>? Tags { get; set; }
}

[MessagePackObject]
public sealed class OrderLineTwin
{
    [Key(0)]
    public string? Product { get; set; }

    [Key(1)]
    public int Quantity { get; set; }

    [Key(2)]
    public double Price { get; set; }

    [Key(3)]
    public long ProductId { get; set; }
}
