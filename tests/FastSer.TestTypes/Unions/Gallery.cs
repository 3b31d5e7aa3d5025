namespace FastSer.TestTypes;

/// <summary>Unions in every kind of place.</summary>
[FastSerType(View = true)]
public partial class Gallery
{
    public Shape? One { get; set; }

    public Circle? Exact { get; set; }

    public Shape?[]? Array { get; set; }

    public Dictionary<int, IMessage?>? Messages { get; set; }

    public (Shape? Shape, int Number) Pair { get; set; }

    public GenericShape<int>? Numbers { get; set; }

    public GenericShape<string>? Texts { get; set; }

    public HashSet<Vehicle?>? Vehicles { get; set; }
}
