namespace FastSer.Benchmarks.Data;

/// <summary>Suite modern: the root of the large document.</summary>
[FastSerType(Format = PayloadFormat.Value, View = PayloadFormat.HasViews)]
[Serializable]
public sealed partial class OrderDocument
{
    public Guid Id { get; set; }

    public DateTime Created { get; set; }

    public List<CustomerOrder>? Orders { get; set; }
}
