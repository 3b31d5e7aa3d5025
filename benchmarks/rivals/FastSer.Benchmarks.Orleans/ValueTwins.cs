using FastSer.Benchmarks.Data;
using Orleans;

namespace FastSer.Benchmarks.Rivals;

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class UserLicensesTwin
{
    [Id(0)]
    public IList<UserLicenseTwin>? Licenses { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class UserLicenseTwin
{
    [Id(0)]
    public string? ObjectId { get; set; }

    [Id(1)]
    public string? SkuId { get; set; }

    [Id(2)]
    public string? SkuPartNumber { get; set; }

    [Id(3)]
    public IList<ServicePlanTwin>? ServicePlans { get; set; }

    [Id(4)]
    public IDictionary<string, Color>? FruitColors { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ServicePlanTwin
{
    [Id(0)]
    public string? ServicePlanId { get; set; }

    [Id(1)]
    public string? ServicePlanName { get; set; }

    [Id(2)]
    public string? ProvisioningStatus { get; set; }

    [Id(3)]
    public string? AppliesTo { get; set; }

    [Id(4)]
    public int Count { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class BeerTwin
{
    [Id(0)]
    public string? Brand { get; set; }

    [Id(1)]
    public List<string>? Sort { get; set; }

    [Id(2)]
    public float Alcohol { get; set; }

    [Id(3)]
    public string? Brewery { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class TextPageTwin
{
    [Id(0)]
    public string? Title { get; set; }

    [Id(1)]
    public List<string>? Lines { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class TreeNodeTwin
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public string? Name { get; set; }

    [Id(2)]
    public List<TreeNodeTwin>? Children { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class OrderDocumentTwin
{
    [Id(0)]
    public Guid Id { get; set; }

    [Id(1)]
    public DateTime Created { get; set; }

    [Id(2)]
    public List<CustomerOrderTwin>? Orders { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class CustomerOrderTwin
{
    [Id(0)]
    public Guid Id { get; set; }

    [Id(1)]
    public string? Customer { get; set; }

    [Id(2)]
    public string? Email { get; set; }

    [Id(3)]
    public DateTime Placed { get; set; }

    [Id(4)]
    public bool IsPaid { get; set; }

    [Id(5)]
    public double Total { get; set; }

    [Id(6)]
    public List<OrderLineTwin>? Lines { get; set; }

    [Id(7)]
    public Dictionary<string, string>? Tags { get; set; }
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class OrderLineTwin
{
    [Id(0)]
    public string? Product { get; set; }

    [Id(1)]
    public int Quantity { get; set; }

    [Id(2)]
    public double Price { get; set; }

    [Id(3)]
    public long ProductId { get; set; }
}
