namespace FastSer.TestTypes;

[FastSerType]
public partial record NominalRecord
{
    public int Id { get; init; }
    public string? Name { get; set; }
}
