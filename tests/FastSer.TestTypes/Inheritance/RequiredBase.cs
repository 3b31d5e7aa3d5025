namespace FastSer.TestTypes;

public class RequiredBase
{
    public required int Id { get; init; }
    public string? Name { get; init; }
    public virtual decimal Price { get; set; }
}
