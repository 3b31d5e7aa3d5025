namespace FastSer.TestTypes;

/// <summary>A constructor for some members, setters, init accessors and fields for the others.</summary>
[FastSerType]
public partial class MixedConstruction(Guid id, int[]? numbers)
{
    public string? Text { get; set; }
    public Guid Id { get; } = id;
    public long Field;
    public int[]? Numbers { get; } = numbers;
    public DateTime Init { get; init; }
}
