namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002: at run time the list is an array and the map a <see cref="Dictionary{TKey, TValue}"/>.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class UserLicense
{
    public string? ObjectId { get; set; }

    public string? SkuId { get; set; }

    public string? SkuPartNumber { get; set; }

    public IList<ServicePlan>? ServicePlans { get; set; }

    public IDictionary<string, Color>? FruitColors { get; set; }
}
