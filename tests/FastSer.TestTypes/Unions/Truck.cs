namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class Truck : Vehicle
{
    public decimal Load { get; set; }

    public Vehicle? Towed { get; set; }
}
