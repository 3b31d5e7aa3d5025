namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>protobuf-net.</summary>
internal static class ProtoBufModels
{
    private const string Space = "ProtoBuf";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["proto numbers from 1"] = new(Space, """
            [ProtoContract]
            public class Person
            {
                [ProtoMember(1)] public int Id { get; set; }
                [ProtoMember(2)] public string? Name { get; set; }
                [ProtoMember(7)] public Address? Home { get; set; }
                public int NotWritten { get; set; }
            }
            [ProtoContract]
            public class Address { [ProtoMember(1)] public string? Line { get; set; } }
            """, "Person", "new() { Id = 1, Name = \"n\", Home = new() { Line = \"l\" } }",
            "[FastSerType(Format = WireFormat.Tolerant)]\n[FastSerReservedKeys(0)]\n[FastSerReservedKeys(3, 6)]", "[FastSerMember(7)]\n    [ProtoMember(7)]", "[FastSerIgnore]\n    public int NotWritten"),
        ["proto ignore and private"] = new(Space, """
            [ProtoContract]
            public class Mixed
            {
                [ProtoMember(1)] private int _secret;
                [ProtoIgnore] public int Cache { get; set; }
                public static Mixed Make() => new() { _secret = 4 };
            }
            """, "Mixed", "Mixed.Make()", "[FastSerMember(1)]\n    [ProtoMember(1)] private"),
        ["proto tuples without an attribute"] = new(Space, """
            [ProtoContract]
            public class Board
            {
                [ProtoMember(1)] public Dictionary<string, Cell>? Cells { get; set; }
                [ProtoMember(2)] public Range? Seen { get; set; }
            }
            public sealed class Cell
            {
                public Cell(int row, Mark mark) { Row = row; Mark = mark; }
                public int Row { get; }
                public Mark Mark { get; }
            }
            public struct Mark
            {
                private int _color;
                public Mark(string text, int color) { Text = text; _color = color; }
                public string Text { get; private set; }
                public readonly int Color => _color;
            }
            public record Range(int From, int To);
            """, "Board", "new() { Cells = new() { [\"a\"] = new(1, new(\"m\", 3)) }, Seen = new(4, 5) }",
            "[FastSerType]\npublic sealed partial class Cell", "[FastSerType]\npublic partial struct Mark", "[FastSerType]\npublic partial record Range"),
        ["proto inheritance"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Dog))]
            [ProtoInclude(11, typeof(Cat))]
            public class Animal { [ProtoMember(1)] public string? Name { get; set; } }
            [ProtoContract]
            public class Dog : Animal { [ProtoMember(1)] public int Tricks { get; set; } }
            [ProtoContract]
            public class Cat : Animal { [ProtoMember(1)] public int Lives { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Name = \"d\", Tricks = 1 }, new Cat { Lives = 9 }]",
            "[FastSerUnion(0, typeof(Animal))]", "[FastSerUnion(10, typeof(Dog))]", "[FastSerMember(2)] [ProtoMember(1)] public int Tricks"),
        ["proto inheritance in levels"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Middle))]
            public abstract class Top { [ProtoMember(1)] public int A { get; set; } }
            [ProtoContract]
            [ProtoInclude(10, typeof(Low))]
            public class Middle : Top { [ProtoMember(1)] public int B { get; set; } }
            [ProtoContract]
            public class Low : Middle { [ProtoMember(1)] public int C { get; set; } }
            """, "Top[]", "[new Middle { A = 1, B = 2 }, new Low { A = 3, B = 4, C = 5 }]", "[FastSerMember(3)] [ProtoMember(1)] public int C"),
        ["proto override of a property without a number"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Square))]
            public abstract class Shape
            {
                [ProtoMember(1)] public string? Name { get; set; }
                public abstract int Side { get; set; }
                public virtual int Color { get; set; }
                public virtual int Cached { get; set; }
            }
            [ProtoContract]
            public class Square : Shape
            {
                [ProtoMember(1)] public override int Side { get; set; }
                [ProtoMember(2)] public override int Color { get; set; }
                public override int Cached { get; set; }
            }
            """, "Shape", "new Square { Name = \"n\", Side = 3, Color = 4 }",
            "[FastSerIgnore]\n    public abstract int Side", "[FastSerMember(2)]\n    [ProtoMember(1)] public override int Side", "[FastSerMember(3)]\n    [ProtoMember(2)] public override int Color", "{ get; set; }\n    public override int Cached"),
        ["proto override of a property with a number"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Square))]
            public abstract class Shape { [ProtoMember(1)] public abstract int Side { get; set; } }
            [ProtoContract]
            public class Square : Shape { [ProtoMember(1)] public override int Side { get; set; } [ProtoMember(2)] public int More { get; set; } }
            """, "Shape", "new Square { Side = 3, More = 4 }", "public partial class Square : Shape { [ProtoMember(1)] public override"),
        ["proto override of a base without an annotation"] = new(Space, """
            public class Plain { public virtual int Id { get; set; } public int Other { get; set; } }
            public class Between : Plain { public override int Id { get; set; } }
            [ProtoContract]
            public class Marked : Between { [ProtoMember(1)] public override int Id { get; set; } }
            """, "Marked", "new() { Id = 3 }", "[FastSerMember(1)] [ProtoMember(1)] public override int Id"),
        ["proto members declared as the type in between"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Middle))]
            public abstract class Top { [ProtoMember(1)] public int A { get; set; } }
            [ProtoContract]
            [ProtoInclude(10, typeof(Low))]
            public class Middle : Top { [ProtoMember(1)] public int B { get; set; } }
            [ProtoContract]
            public class Low : Middle { [ProtoMember(1)] public int C { get; set; } }
            [ProtoContract]
            public class Holder { [ProtoMember(1)] public Middle? One { get; set; } [ProtoMember(2)] public List<Middle>? Many { get; set; } [ProtoMember(3)] public Top? Above { get; set; } }
            """, "Holder", "new() { One = new Low { A = 1, B = 2, C = 3 }, Many = [new Middle { B = 4 }, new Low { C = 5 }], Above = new Middle { A = 6 } }",
            "typeof(Middle), Exact = true)", "[FastSerUnion(10, typeof(Low))]"),
        ["proto interfaces in levels"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(IMiddle))]
            public interface ITop { }
            [ProtoContract]
            [ProtoInclude(10, typeof(Low))]
            public interface IMiddle : ITop { }
            [ProtoContract]
            public class Low : IMiddle { [ProtoMember(1)] public int C { get; set; } }
            [ProtoContract]
            public class Holder { [ProtoMember(1)] public IMiddle? One { get; set; } [ProtoMember(2)] public ITop? Two { get; set; } }
            """, "Holder", "new() { One = new Low { C = 3 }, Two = new Low { C = 5 } }",
            "[FastSerUnion(10, typeof(Low))]\n[ProtoContract]\n[ProtoInclude(10, typeof(Low))]\npublic partial interface IMiddle : ITop { }"),
        ["proto callbacks"] = new(Space, """
            [ProtoContract]
            public sealed class Hooked
            {
                [ProtoMember(1)] public int Value { get; set; }
                public int Twice;
                [ProtoAfterDeserialization] private void After() => Twice = 2 * Value;
                [ProtoBeforeSerialization] private void Before() { }
                public static Hooked Make() => new() { Value = 4, Twice = 8 };
            }
            """, "Hooked", "Hooked.Make()", "[FastSerDeserialized]\n    [ProtoAfterDeserialization]", "[FastSerSerializing]\n    [ProtoBeforeSerialization]"),
        ["proto partial members"] = new(Space, """
            [ProtoContract]
            [ProtoPartialMember(1, "Id")]
            public class Legacy { public int Id { get; set; } public int Other { get; set; } }
            """, "Legacy", "new() { Id = 3 }", "[FastSerMember(1)] public int Id", "[FastSerIgnore] public int Other"),
        ["proto implicit fields"] = new(Space, """
            [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
            public class Implicit { public int B { get; set; } public int A { get; set; } }
            """, "Implicit", "new() { A = 1, B = 2 }", "[FastSerMember(0)]", "[FastSerMember(1)]"),
        ["type in no namespace"] = new(Space, """
            using ProtoBuf;
            [ProtoContract]
            public class ProtoItemOfNoNamespace { [ProtoMember(1)] public int Id { get; set; } }
            """, "ProtoItemOfNoNamespace", "new() { Id = 1 }", "[FastSerType(Format = WireFormat.Tolerant)]\n[FastSerReservedKeys(0)]\n[ProtoContract]"),
        ["alias and suffixes"] = new(Space, """
            using PB = ProtoBuf;
            namespace Shop
            {
                [PB.ProtoContractAttribute]
                public class Item { [PB.ProtoMemberAttribute(1)] public int Id { get; set; } [PB::ProtoIgnore] public int Skipped { get; set; } }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerMember(1)] [PB.ProtoMemberAttribute(1)]", "[FastSerIgnore] [PB::ProtoIgnore]"),
        ["names and other arguments"] = new(Space, """
            [ProtoContract(Name = "item")]
            public class Item
            {
                [ProtoMember(3, Name = "first", IsRequired = true)] public int A { get; set; }
                [ProtoMember(1, IsPacked = true)] public int[]? B { get; set; }
            }
            """, "Item", "new() { A = 1, B = [2] }", "[FastSerReservedKeys(0)]\n[FastSerReservedKeys(2)]", "[FastSerMember(3)]\n    [ProtoMember(3", "[FastSerMember(1)]\n    [ProtoMember(1"),
        ["struct"] = new(Space, """
            [ProtoContract]
            public struct Point { [ProtoMember(1)] public int X { get; set; } [ProtoMember(2)] public int Y; }
            """, "Point[]", "[new() { X = 1, Y = 2 }]", "public partial struct Point"),
        ["record with a parameterless constructor"] = new(Space, """
            [ProtoContract]
            public record Person { [ProtoMember(1)] public string? Name { get; init; } [ProtoMember(2)] public int Age { get; init; } }
            """, "Person", "new() { Name = \"n\", Age = 3 }", "public partial record Person"),
        ["record without a constructor call"] = new(Space, """
            [ProtoContract(SkipConstructor = true)]
            public record Person([property: ProtoMember(1)] string Name, [property: ProtoMember(2)] int Age);
            """, "Person", "new(\"n\", 3)", "([property: FastSerMember(1)] [property: ProtoMember(1)] string Name"),
        ["implicit fields of all accesses"] = new(Space, """
            [ProtoContract(ImplicitFields = ImplicitFields.AllFields)]
            public class Item
            {
                private int _a;
                public int B;
                [ProtoIgnore] private int _c;
                public static Item Make() => new() { _a = 1, B = 2 };
                public int Sum() => _a + _c;
            }
            """, "Item", "Item.Make()", "Members = FastSerMembers.All", "[FastSerIgnore]\n    [ProtoIgnore]"),
        ["partial ignore"] = new(Space, """
            [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
            [ProtoPartialIgnore("Cache")]
            public class Item { public int Id { get; set; } public int Cache { get; set; } }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore] public int Cache"),
        ["lists and maps"] = new(Space, """
            [ProtoContract]
            public class Item
            {
                [ProtoMember(1)] public List<string> Names { get; } = [];
                [ProtoMember(2)] public Dictionary<int, Item>? Map { get; set; }
                [ProtoMember(3)] public byte[]? Data { get; set; }
            }
            """, "Item", "new() { Names = { \"a\" }, Map = new() { [1] = new() { Data = [1, 2] } } }"),
        ["enum members"] = new(Space, """
            [ProtoContract] public enum State { None, [ProtoEnum] Open }
            [ProtoContract]
            public class Item { [ProtoMember(1)] public State State { get; set; } [ProtoMember(2)] public State? Maybe { get; set; } }
            """, "Item", "new() { State = State.Open, Maybe = State.None }"),
        ["nested messages"] = new(Space, """
            [ProtoContract]
            public class Outer
            {
                [ProtoMember(1)] public Inner? Held { get; set; }
                [ProtoContract] public class Inner { [ProtoMember(1)] public int Id { get; set; } }
            }
            """, "Outer", "new() { Held = new() { Id = 1 } }", "public partial class Outer", "public partial class Inner"),
        ["interface with includes"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(5, typeof(A))]
            [ProtoInclude(6, typeof(B))]
            public interface IThing;
            [ProtoContract] public class A : IThing { [ProtoMember(1)] public int X { get; set; } }
            [ProtoContract] public class B : IThing { [ProtoMember(1)] public string? Y { get; set; } }
            """, "IThing[]", "[new A { X = 1 }, new B { Y = \"y\" }]", "[FastSerUnion(5, typeof(A))]"),
        ["includes in three levels"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(B))]
            [ProtoInclude(11, typeof(C))]
            public class A { [ProtoMember(1)] public int X { get; set; } }
            [ProtoContract]
            [ProtoInclude(10, typeof(D))]
            public class B : A { [ProtoMember(1)] public int Y { get; set; } }
            [ProtoContract] public class C : A { [ProtoMember(1)] public int Z { get; set; } }
            [ProtoContract] public class D : B { [ProtoMember(1)] public int W { get; set; } }
            """, "A[]", "[new A { X = 1 }, new B { X = 1, Y = 2 }, new C { Z = 3 }, new D { X = 1, Y = 2, W = 4 }]",
            "[FastSerUnion(10, typeof(B), Exact = true)]", "[FastSerUnion(10, typeof(D))]"),
        ["includes with faults"] = new(Space, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Plain))]
            [ProtoInclude(11, typeof(Empty))]
            [ProtoInclude(12, typeof(Fine))]
            [ProtoInclude(70000, typeof(Far))]
            public class Animal { [ProtoMember(1)] public string? Name { get; set; } }
            public class Plain : Animal;
            [ProtoContract] public abstract class Empty : Animal;
            [ProtoContract] public class Fine : Animal;
            [ProtoContract] public class Far : Animal;
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Fine { Name = \"f\" }, new Far()]",
            "typeof(Plain))] is not in the union: it has no annotation", "typeof(Empty))] is not in the union: it is abstract", "[FastSerUnion(12, typeof(Fine))]", "[FastSerUnion(1, typeof(Far))]"),
        ["surrogate"] = new(Space, """
            [ProtoContract(Surrogate = typeof(Stand))]
            public class Item { [ProtoMember(1)] public int Id { get; set; } }
            [ProtoContract] public class Stand { [ProtoMember(1)] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "// FastSer: Surrogate = typeof(Stand): [assembly: FastSerSurrogate(typeof(Item), typeof(Stand))]"),
        ["references"] = new(Space, """
            [ProtoContract]
            public class Item { [ProtoMember(1, AsReference = true)] public Item? Next { get; set; } }
            """, "Item", "new() { Next = new() }", "// FastSer: AsReference: a Tolerant type cannot keep references"),
        ["data members"] = new(Space, """
            using ProtoBuf;
            using System.Runtime.Serialization;
            namespace Shop;
            [ProtoContract]
            public class Item
            {
                [DataMember(Order = 1)] public int A { get; set; }
                [ProtoMember(2)] public int B { get; set; }
            }
            """, "Item", "new() { A = 1, B = 2 }", "[FastSerMember(1)]\n    [DataMember(Order = 1)]"),
        ["generic message"] = new(Space, """
            [ProtoContract]
            public class Page<T> { [ProtoMember(1)] public List<T>? Items { get; set; } [ProtoMember(2)] public T? First { get; set; } }
            """, "Page<string>", "new() { Items = [\"a\"], First = \"b\" }"),
        ["private members and a private constructor"] = new(Space, """
            [ProtoContract]
            public sealed class Item
            {
                [ProtoMember(1)] private readonly int _id;
                [ProtoMember(2)] private string? Name { get; set; }
                private Item() { }
                private Item(int id, string name) { _id = id; Name = name; }
                public static Item Make() => new(1, "n");
            }
            """, "Item", "Item.Make()", "[FastSerMember(1)]\n    [ProtoMember(1)] private readonly int _id"),
        ["base without an annotation"] = new(Space, """
            public abstract class Entity { public int Version { get; set; } }
            [ProtoContract] public class Item : Entity { [ProtoMember(1)] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore] public int Version"),
    };
}
