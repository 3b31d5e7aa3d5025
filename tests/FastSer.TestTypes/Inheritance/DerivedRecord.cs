namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial record DerivedRecord(int Id, string? Name, decimal Price) : BaseRecord(Id, Name)
{
    public List<int>? Numbers { get; init; }
}
