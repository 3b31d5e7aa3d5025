[assembly: FastSerRoot(typeof(List<FastSer.IntegrationTests.JavaScript.Order>))]
[assembly: FastSerRoot(typeof(FastSer.IntegrationTests.JavaScript.Order[]))]
[assembly: FastSerRoot(typeof(List<FastSer.IntegrationTests.JavaScript.Names.Order>))]
[assembly: FastSerRoot(typeof(FastSer.IntegrationTests.JavaScript.Names.Order[]))]
[assembly: FastSerRoot(typeof(List<Shade.Tone>))]
[assembly: FastSerRoot(typeof(List<Roots.Tone>))]

namespace FastSer.IntegrationTests.JavaScript
{
    // Names that are close to those of functions of other types.
    [FastSerType]
    public partial record Order(int Id, List<OrderItem> Lines, ItemsOfOrder? Rest, MembersOfOrder? Parts, Names.Order? Other, Hue Hue);

    public enum Hue : byte
    {
        Red,
    }

    [FastSerType]
    public partial record OrderItem(string Sku);

    [FastSerType]
    public partial record ItemsOfOrder(byte Count);

    [FastSerType]
    public partial record MembersOfOrder(byte Count);

    // Its objects are counted for the depth, but not the unions that they are in.
    [FastSerType]
    [FastSerUnion(0, typeof(Negation))]
    [FastSerUnion(1, typeof(Constant))]
    public abstract partial record Formula;

    [FastSerType]
    public sealed partial record Negation(Formula Inner) : Formula;

    [FastSerType]
    public sealed partial record Constant(int Value) : Formula;

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(Group))]
    public abstract partial record Figure;

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record Group([property: FastSerMember(0)] Figure? Inner) : Figure;
}

namespace FastSer.IntegrationTests.JavaScript.Names
{
    [FastSerType]
    public partial record Order(string Text);
}

namespace Shade
{
    [FastSerType]
    public partial record Tone(byte Level, Roots.Tone Other);
}

namespace Roots
{
    [FastSerType]
    public partial record struct Tone(byte Level);
}
