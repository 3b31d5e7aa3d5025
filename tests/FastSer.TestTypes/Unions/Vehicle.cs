namespace FastSer.TestTypes;

/// <summary>A union of a class that is a case of its own.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Vehicle))]
[FastSerUnion(1, typeof(Truck))]
[FastSerUnion(2, typeof(Bicycle))]
public partial class Vehicle
{
    public int Wheels { get; set; }

    public string? Name { get; set; }
}
