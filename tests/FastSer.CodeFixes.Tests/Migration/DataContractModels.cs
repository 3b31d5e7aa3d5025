namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Data contracts.</summary>
internal static class DataContractModels
{
    private const string Space = "System.Runtime.Serialization";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["data contract"] = new(Space, """
            [DataContract(Name = "person")]
            public class Person
            {
                [DataMember(Name = "id")]
                public int Id { get; set; }

                [DataMember]
                private string? _name;

                public int NotWritten { get; set; }

                [IgnoreDataMember]
                public int Ignored { get; set; }

                public static Person Make() => new() { Id = 1, _name = "n" };
            }
            """, "Person", "Person.Make()", "[FastSerInclude]\n    [DataMember]\n    private", "[FastSerIgnore]\n    public int NotWritten"),
        ["data contract override of a property that is no data member"] = new(Space, """
            [DataContract]
            public class Upper
            {
                [DataMember] public int Id { get; set; }
                public virtual string? Name { get; set; }
                protected virtual int Hidden { get; set; }
            }
            [DataContract]
            public class Lower : Upper
            {
                [DataMember] public override string? Name { get; set; }
                [DataMember] protected override int Hidden { get; set; }
                public static Lower Make() => new() { Id = 1, Name = "n", Hidden = 5 };
            }
            """, "Lower", "Lower.Make()", "[FastSerIgnore]\n    public virtual string? Name", "[FastSerInclude] [DataMember] public override string? Name", "[FastSerInclude] [DataMember] protected override int Hidden"),
        ["data contract with orders"] = new(Space, """
            [DataContract]
            public class Person
            {
                [DataMember(Order = 2)] public int B { get; set; }
                [DataMember(Order = 1)] public int A { get; set; }
            }
            """, "Person", "new() { A = 1, B = 2 }", "[FastSerMember(2)]", "[FastSerMember(1)]"),
        ["data contract with some orders"] = new(Space, """
            [DataContract]
            public class Person
            {
                [DataMember(Order = 1)] public int Later { get; set; }
                [DataMember] public int B { get; set; }
                [DataMember] public int A { get; set; }
            }
            """, "Person", "new() { A = 1, B = 2, Later = 3 }", "// FastSer: all members are numbered or none", "[FastSerMember(0)]\n    [DataMember] public int A", "[FastSerMember(2)]\n    [DataMember(Order = 1)]"),
        ["known types"] = new(Space, """
            [DataContract]
            [KnownType(typeof(Dog))]
            [KnownType(typeof(List<int>))]
            public class Animal { [DataMember] public string? Name { get; set; } }
            [DataContract]
            public class Dog : Animal { [DataMember] public int Tricks { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Name = \"d\", Tricks = 1 }]", "[FastSerUnion(1, typeof(Dog))]", "// FastSer: some tags", "is not derived from this one"),
        ["data contract callbacks"] = new(Space, """
            [DataContract]
            public class Hooked
            {
                [DataMember] public int Value { get; set; }
                public int Twice;
                [OnDeserialized] private void After(StreamingContext context) => Twice = 2 * Value;
                [OnSerializing] internal void Before(StreamingContext context) { }
                public static Hooked Make() => new() { Value = 4, Twice = 8 };
            }
            """, "Hooked", "Hooked.Make()", "[FastSerDeserialized]\n    protected void AfterOfHooked() => After(default);"),
        ["data contract with references"] = new(Space, """
            [DataContract(IsReference = true)]
            public class Node
            {
                [DataMember] public Node? Next { get; set; }
                public static Node Make() { var node = new Node(); node.Next = node; return node; }
            }
            """, "Node", "Node.Make()", "[FastSerType(References = true)]"),
        ["type in no namespace"] = new(Space, """
            using System.Runtime.Serialization;
            [DataContract] public class ContractItemOfNoNamespace { [DataMember] public int Id { get; set; } }
            """, "ContractItemOfNoNamespace", "new() { Id = 1 }", "[FastSerType]\n[DataContract] public partial class"),
        ["alias and suffixes"] = new(Space, """
            using S = System.Runtime.Serialization;
            namespace Shop;
            [S.DataContractAttribute]
            public class Item { [S::DataMemberAttribute] internal int Id; [S.IgnoreDataMember] public int Skipped; }
            """, "Item", "new() { Id = 1 }", "[FastSerInclude] [S::DataMemberAttribute]", "[FastSerIgnore] [S.IgnoreDataMember]"),
        ["private members of every kind"] = new(Space, """
            [DataContract]
            public class Item
            {
                [DataMember] private int _field;
                [DataMember] protected string? Property { get; set; }
                [DataMember] internal List<int> Numbers { get; private set; } = [];
                [DataMember] public int Open { get; private set; }
                public static Item Make() => new() { _field = 1, Property = "p", Numbers = [2], Open = 3 };
                public int Field() => _field;
            }
            """, "Item", "Item.Make()", "[FastSerInclude]\n    [DataMember] private int _field", "[FastSerInclude]\n    [DataMember] protected", "    [DataMember] public int Open"),
        ["orders that are twice there"] = new(Space, """
            [DataContract]
            public class Item
            {
                [DataMember(Order = 1)] public int B { get; set; }
                [DataMember(Order = 1)] public int A { get; set; }
                [DataMember(Order = 0)] public int C { get; set; }
            }
            """, "Item", "new() { A = 1, B = 2, C = 3 }", "// FastSer: all members are numbered or none", "[FastSerMember(0)]\n    [DataMember(Order = 0)] public int C", "[FastSerMember(1)]\n    [DataMember(Order = 1)] public int A"),
        ["negative and large orders"] = new(Space, """
            [DataContract]
            public class Item { [DataMember(Order = 1000000)] public int A { get; set; } [DataMember(Order = 5)] public int B { get; set; } }
            """, "Item", "new() { A = 1, B = 2 }", "[FastSerMember(1000000)]"),
        ["names, namespaces and required members"] = new(Space, """
            [DataContract(Name = "item", Namespace = "urn:x")]
            public class Item
            {
                [DataMember(Name = "i", IsRequired = true, EmitDefaultValue = false)] public int Id { get; set; }
                [DataMember] public string? Text { get; set; }
            }
            """, "Item", "new() { Id = 1, Text = \"t\" }", "[FastSerType]\n[DataContract(Name"),
        ["inherited contracts"] = new(Space, """
            [DataContract] [KnownType(typeof(Circle)), KnownType(typeof(Square))]
            public abstract class Shape { [DataMember] public string? Name { get; set; } }
            [DataContract] public class Circle : Shape { [DataMember] public double Radius { get; set; } }
            [DataContract] public class Square : Shape { [DataMember] public double Side { get; set; } }
            """, "Shape[]", "[new Circle { Name = \"c\", Radius = 1.5 }, new Square { Side = 2 }]", "[FastSerUnion(0, typeof(Circle))]", "[FastSerUnion(1, typeof(Square))]"),
        ["known types by a method"] = new(Space, """
            [DataContract]
            [KnownType("Types")]
            public class Item { [DataMember] public int Id { get; set; } public static Type[] Types() => []; }
            """, "Item", "new() { Id = 1 }", "// FastSer: [KnownType(\"Types\")] names no type"),
        ["references of a class with known types"] = new(Space, """
            [DataContract(IsReference = true)]
            [KnownType(typeof(Sub))]
            public class Node { [DataMember] public Node? Next { get; set; } }
            [DataContract(IsReference = true)] public class Sub : Node { [DataMember] public int Id { get; set; } }
            """, "Node", "new Sub { Id = 1, Next = new Node() }", "// FastSer: shared objects are written once for each reference: make the class abstract"),
        ["references of an abstract class with known types"] = new(Space, """
            [DataContract(IsReference = true)]
            [KnownType(typeof(Sub))]
            public abstract class Node { [DataMember] public Node? Next { get; set; } }
            [DataContract(IsReference = true)] public class Sub : Node
            {
                [DataMember] public int Id { get; set; }
                public static Sub Make() { var made = new Sub { Id = 1 }; made.Next = made; return made; }
            }
            """, "Node", "Sub.Make()", "[FastSerType(References = true)]", "[FastSerUnion(0, typeof(Sub))]"),
        ["struct"] = new(Space, "[DataContract]\npublic struct Point\n{\n    [DataMember] public int X;\n    [DataMember] private int _y;\n    public static Point Make() => new() { X = 1, _y = 2 };\n}",
            "Point", "Point.Make()", "[FastSerInclude]\n    [DataMember] private int _y"),
        ["record"] = new(Space, """
            [DataContract]
            public record Person([property: DataMember] string Name, [property: DataMember] int Age);
            """, "Person", "new(\"n\", 3)", "public partial record Person"),
        ["constructor for all members"] = new(Space, """
            [DataContract]
            public sealed class Money
            {
                public Money(decimal amount, string currency) { Amount = amount; Currency = currency; }
                [DataMember(Order = 1)] public decimal Amount { get; }
                [DataMember(Order = 2)] public string Currency { get; }
            }
            """, "Money", "new(1.5m, \"EUR\")", "[FastSerMember(1)]\n    [DataMember(Order = 1)]"),
        ["collections"] = new(Space, """
            [DataContract]
            public class Item
            {
                [DataMember] public List<Item> Parts { get; set; } = [];
                [DataMember] public Dictionary<string, DateTime> Times { get; set; } = [];
                [DataMember] public string[]? Names { get; set; }
            }
            """, "Item", "new() { Parts = [new()], Times = { [\"a\"] = new(2024, 1, 2) }, Names = [\"n\"] }"),
        ["enum with values"] = new(Space, """
            [DataContract] public enum State { [EnumMember(Value = "o")] Open, [EnumMember] Closed }
            [DataContract] public class Item { [DataMember] public State State { get; set; } }
            """, "Item", "new() { State = State.Closed }"),
        ["nested and generic"] = new(Space, """
            public class Outer<T>
            {
                [DataContract] public class Inner { [DataMember] public T? Value { get; set; } public int Skipped { get; set; } }
            }
            """, "Outer<long>.Inner", "new() { Value = 3 }", "public partial class Outer<T>", "[FastSerIgnore] public int Skipped"),
        ["interface of extensible objects"] = new(Space, """
            [DataContract]
            public class Item : IExtensibleDataObject
            {
                [DataMember] public int Id { get; set; }
                public ExtensionDataObject? ExtensionData { get; set; }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore]\n    public ExtensionDataObject? ExtensionData"),
        ["all four callbacks"] = new(Space, """
            [DataContract]
            public sealed class Item
            {
                [DataMember] public int Id { get; set; }
                [OnSerializing] void A(StreamingContext context) { }
                [OnSerialized] void B(StreamingContext context) { }
                [OnDeserializing] void C(StreamingContext context) { }
                [OnDeserialized] void D(StreamingContext context) { }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerSerializing]", "[FastSerSerialized]", "[FastSerDeserializing]", "private void DOfItem() => D(default);"),
    };
}
