using System.Text.Json.Serialization;

namespace FastSer.AotWeb;

[FastSerType]
public partial class Order
{
    public int Id { get; set; }

    public string[] Names { get; set; } = [];
}

[FastSerType]
[FastSerUnion(1, typeof(Circle))]
[FastSerUnion(2, typeof(Square))]
public partial interface IShape;

[FastSerType]
public sealed partial record Circle(double Radius) : IShape;

[FastSerType]
public sealed partial record Square(double Side) : IShape;

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(Order))]
internal sealed partial class JsonTypes : JsonSerializerContext;
