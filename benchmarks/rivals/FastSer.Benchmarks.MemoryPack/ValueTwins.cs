using FastSer.Benchmarks.Data;
using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

[MemoryPackable]
public sealed partial class UserLicensesTwin
{
    public IList<UserLicenseTwin>? Licenses { get; set; }
}

[MemoryPackable]
public sealed partial class UserLicenseTwin
{
    public string? ObjectId { get; set; }

    public string? SkuId { get; set; }

    public string? SkuPartNumber { get; set; }

    public IList<ServicePlanTwin>? ServicePlans { get; set; }

    public IDictionary<string, Color>? FruitColors { get; set; }
}

[MemoryPackable]
public sealed partial class ServicePlanTwin
{
    public string? ServicePlanId { get; set; }

    public string? ServicePlanName { get; set; }

    public string? ProvisioningStatus { get; set; }

    public string? AppliesTo { get; set; }

    public int Count { get; set; }
}

[MemoryPackable]
public sealed partial class BeerTwin
{
    public string? Brand { get; set; }

    public List<string>? Sort { get; set; }

    public float Alcohol { get; set; }

    public string? Brewery { get; set; }
}

[MemoryPackable]
public sealed partial class TextPageTwin
{
    public string? Title { get; set; }

    public List<string>? Lines { get; set; }
}

[MemoryPackable]
public sealed partial class TreeNodeTwin
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<TreeNodeTwin>? Children { get; set; }
}

[MemoryPackable]
public sealed partial class OrderDocumentTwin
{
    public Guid Id { get; set; }

    public DateTime Created { get; set; }

    public List<CustomerOrderTwin>? Orders { get; set; }
}

[MemoryPackable]
public sealed partial class CustomerOrderTwin
{
    public Guid Id { get; set; }

    public string? Customer { get; set; }

    public string? Email { get; set; }

    public DateTime Placed { get; set; }

    public bool IsPaid { get; set; }

    public double Total { get; set; }

    public List<OrderLineTwin>? Lines { get; set; }

    public Dictionary<string, string>? Tags { get; set; }
}

[MemoryPackable]
public sealed partial class OrderLineTwin
{
    public string? Product { get; set; }

    public int Quantity { get; set; }

    public double Price { get; set; }

    public long ProductId { get; set; }
}
