namespace FastSer.TestTypes;

[FastSerType]
public partial class Animal
{
    public string? Name { get; set; }
    public int Legs { get; set; }
}
