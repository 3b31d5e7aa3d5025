namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class Bicycle : Vehicle
{
    public bool HasBell { get; set; }
}
