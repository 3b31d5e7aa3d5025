namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002: four texts and a number.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ServicePlan
{
    public string? ServicePlanId { get; set; }

    public string? ServicePlanName { get; set; }

    public string? ProvisioningStatus { get; set; }

    public string? AppliesTo { get; set; }

    public int Count { get; set; }
}
