namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: one of 1500.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public sealed partial class CustomerOrder
{
    public Guid Id { get; set; }

    public string? Customer { get; set; }

    public string? Email { get; set; }

    public DateTime Placed { get; set; }

    public bool IsPaid { get; set; }

    public double Total { get; set; }

    public List<OrderLine>? Lines { get; set; }

    public Dictionary<string, string>? Tags { get; set; }
}
