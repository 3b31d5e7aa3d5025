namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record RecordWithInit(int Id, string? Name)
{
    public DateTime Created { get; init; }
    public required List<int>? Numbers { get; init; }
    public string? Note { get; set; }
}
