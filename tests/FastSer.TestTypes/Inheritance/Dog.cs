namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class Dog : Animal
{
    public bool Barks { get; set; }
    public DateOnly Born { get; set; }
}
