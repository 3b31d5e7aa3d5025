namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Bicycle : Vehicle
{
    public bool HasBell { get; set; }
}
