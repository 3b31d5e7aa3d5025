namespace FastSer.TestTypes;

[FastSerType]
public partial class SettableProperties
{
    public int Number { get; set; }
    public string? Text { get; set; }
    public Guid Id { get; set; }
    public Leaf? Leaf { get; set; }
}
