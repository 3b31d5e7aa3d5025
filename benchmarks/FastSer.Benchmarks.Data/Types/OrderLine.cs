namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: a part of an order.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public sealed partial class OrderLine
{
    public string? Product { get; set; }

    public int Quantity { get; set; }

    public double Price { get; set; }

    public long ProductId { get; set; }
}
