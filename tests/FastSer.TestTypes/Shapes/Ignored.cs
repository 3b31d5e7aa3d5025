namespace FastSer.TestTypes;

[FastSerType]
public partial class Ignored
{
    public int Kept { get; set; }

    [FastSerIgnore]
    public int Dropped { get; set; }

    [FastSerIgnore]
    public object? Unsupported { get; set; }

    [FastSerIgnore]
    public int Computed => Kept * 2;

    public string? AlsoKept;
}
