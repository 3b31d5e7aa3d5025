using FastSer.PreviewTests;

[assembly: FastSerRoot(typeof(Option<int>))]
[assembly: FastSerRoot(typeof(Option<string>))]
[assembly: FastSerRoot(typeof(Outer<byte>.Nested))]

namespace FastSer.PreviewTests;

[FastSerType]
public sealed partial record Cat(string Name);

[FastSerType]
public sealed partial record Dog(string Name, int Age);

[FastSerType]
public readonly partial record struct Point(int X, int Y);

[FastSerType]
[FastSerUnion(0, typeof(Cat))]
[FastSerUnion(1, typeof(Dog))]
public partial union Pet(Cat, Dog);

[FastSerType]
[FastSerUnion(7, typeof(string))]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(Point))]
[FastSerUnion(2, typeof(List<Scalar>))]
[FastSerUnion(3, typeof(DayOfWeek))]
public partial union Scalar(int, string, Point, List<Scalar>, DayOfWeek?);

#pragma warning disable FSER160
[FastSerType]
public partial union Untagged(int, string);
#pragma warning restore FSER160

[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(string))]
[FastSerUnion(2, typeof(Pet))]
public partial union Small(int, string, Pet);

[FastSerType]
public sealed partial record Some<T>(T Value);

[FastSerType]
public sealed partial record None;

[FastSerType]
[FastSerUnion(0, typeof(Some<>))]
[FastSerUnion(1, typeof(None))]
public partial union Option<T>(Some<T>, None);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
public partial union Older(int);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(Note))]
[FastSerUnion(2, typeof(Cat))]
[FastSerUnion(3, typeof(string))]
public partial union Newer(int, Note, Cat, string);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[FastSerFallback(typeof(Rest))]
public partial union Keeping(int, Rest);

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record Note([property: FastSerMember(0)] string Text);

public sealed class Rest : IFastSerFallback<Rest>
{
    public FastSerUnknownCase Unknown { get; private init; }

    public static Rest Create(FastSerUnknownCase unknown) => new() { Unknown = unknown };
}

[FastSerType]
public partial class Owner
{
    public Pet Pet { get; set; }

    public Pet? Second { get; set; }

    public List<Scalar>? Scalars { get; set; }

    public Pet[]? Pets { get; set; }

    public Dictionary<Scalar, Small>? Map { get; set; }

    public (Pet First, Small Second) Pair { get; set; }

    public Some<Pet>? Some { get; set; }

    public Option<string> Option { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class Keeper
{
    [FastSerMember(0)]
    public Newer? First { get; set; }

    [FastSerMember(1)]
    public Newer? Second { get; set; }

    [FastSerMember(2)]
    public string? Rest { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial class TightKeeper
{
    public Newer? First { get; set; }

    public string? Rest { get; set; }
}

public partial class Outer<T>
{
    [FastSerType]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public partial union Nested(int, string);
}

[FastSerType]
[FastSerUnion(0, typeof(Round))]
[FastSerUnion(1, typeof(Square))]
public closed partial record Shape;

[FastSerType]
public sealed partial record Round(double Radius) : Shape;

[FastSerType]
public sealed partial record Square(double Side) : Shape;
