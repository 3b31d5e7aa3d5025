namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class Animal
{
    public string? Name { get; set; }
    public int Legs { get; set; }
}
