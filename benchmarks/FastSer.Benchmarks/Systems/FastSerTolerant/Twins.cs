using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.FastSerTolerant;

#pragma warning disable SA1402, MA0048 // The twins are read beside each other.

/// <summary>The twin of <see cref="Poco"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial class PocoTwin
{
    [FastSerMember(0)]
    public int IntProp { get; set; }

    [FastSerMember(1)]
    public Guid GuidProp { get; set; }

    [FastSerMember(2)]
    public DateTime DateProp { get; set; }

    [FastSerMember(3)]
    public string? StringProp { get; set; }
}

/// <summary>The twin of <see cref="ImmutablePoco"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class ImmutablePocoTwin(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
{
    [FastSerMember(0)]
    public int IntProp { get; } = intProp;

    [FastSerMember(1)]
    public Guid GuidProp { get; } = guidProp;

    [FastSerMember(2)]
    public DateTime DateProp { get; } = dateProp;

    [FastSerMember(3)]
    public string? StringProp { get; } = stringProp;
}

/// <summary>The twin of <see cref="SimpleClass"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial class SimpleClassTwin
{
    [FastSerMember(0)]
    public int Id;

    [FastSerMember(1)]
    public string? Name { get; set; }

    [FastSerMember(2)]
    public int[]? Numbers { get; set; }

    [FastSerMember(3)]
    public List<DateTime>? Dates { get; set; }

    [FastSerMember(4)]
    public Dictionary<int, string>? Map1;

    [FastSerMember(5)]
    public Dictionary<int, int>? Map2 { get; set; }
}

/// <summary>The twin of <see cref="SimpleStruct"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct SimpleStructTwin
{
    [FastSerMember(0)]
    public int Id;

    [FastSerMember(1)]
    public DateTime CreateTime;
}

/// <summary>The twin of <see cref="Beer"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial class BeerTwin
{
    [FastSerMember(0)]
    public string? Brand { get; set; }

    [FastSerMember(1)]
    public List<string>? Sort { get; set; }

    [FastSerMember(2)]
    public float Alcohol { get; set; }

    [FastSerMember(3)]
    public string? Brewery { get; set; }
}

/// <summary>The twin of <see cref="ServicePlan"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class ServicePlanTwin
{
    [FastSerMember(0)]
    public string? ServicePlanId { get; set; }

    [FastSerMember(1)]
    public string? ServicePlanName { get; set; }

    [FastSerMember(2)]
    public string? ProvisioningStatus { get; set; }

    [FastSerMember(3)]
    public string? AppliesTo { get; set; }

    [FastSerMember(4)]
    public int Count { get; set; }
}

/// <summary>The twin of <see cref="UserLicense"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class UserLicenseTwin
{
    [FastSerMember(0)]
    public string? ObjectId { get; set; }

    [FastSerMember(1)]
    public string? SkuId { get; set; }

    [FastSerMember(2)]
    public string? SkuPartNumber { get; set; }

    [FastSerMember(3)]
    public IList<ServicePlanTwin>? ServicePlans { get; set; }

    [FastSerMember(4)]
    public IDictionary<string, Color>? FruitColors { get; set; }
}

/// <summary>The twin of <see cref="UserLicensesResponse"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class UserLicensesTwin
{
    [FastSerMember(0)]
    public IList<UserLicenseTwin>? Licenses { get; set; }
}

/// <summary>The twin of <see cref="TextPage"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class TextPageTwin
{
    [FastSerMember(0)]
    public string? Title { get; set; }

    [FastSerMember(1)]
    public List<string>? Lines { get; set; }
}

/// <summary>The twin of <see cref="TreeNode"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class TreeNodeTwin
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string? Name { get; set; }

    [FastSerMember(2)]
    public List<TreeNodeTwin>? Children { get; set; }
}

/// <summary>The twin of <see cref="OrderDocument"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant, View = true)]
[Serializable]
public sealed partial class OrderDocumentTwin
{
    [FastSerMember(0)]
    public Guid Id { get; set; }

    [FastSerMember(1)]
    public DateTime Created { get; set; }

    [FastSerMember(2)]
    public List<CustomerOrderTwin>? Orders { get; set; }
}

/// <summary>The twin of <see cref="CustomerOrder"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant, View = true)]
[Serializable]
public sealed partial class CustomerOrderTwin
{
    [FastSerMember(0)]
    public Guid Id { get; set; }

    [FastSerMember(1)]
    public DateTime Placed { get; set; }

    [FastSerMember(2)]
    public bool IsPaid { get; set; }

    [FastSerMember(3)]
    public double Total { get; set; }

    [FastSerMember(4)]
    public string? Customer { get; set; }

    [FastSerMember(5)]
    public string? Email { get; set; }

    [FastSerMember(6)]
    public List<OrderLineTwin>? Lines { get; set; }

    [FastSerMember(7)]
    public Dictionary<string, string>? Tags { get; set; }
}

/// <summary>The twin of <see cref="OrderLine"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant, View = true)]
[Serializable]
public sealed partial class OrderLineTwin
{
    [FastSerMember(0)]
    public int Quantity { get; set; }

    [FastSerMember(1)]
    public double Price { get; set; }

    [FastSerMember(2)]
    public long ProductId { get; set; }

    [FastSerMember(3)]
    public string? Product { get; set; }
}
