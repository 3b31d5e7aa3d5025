namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>protobuf-net, data contracts, and what BinaryFormatter wrote.</summary>
internal static class ContractModels
{
    private const string Proto = "ProtoBuf";
    private const string Contracts = "System.Runtime.Serialization";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["proto numbers from 1"] = new(Proto, """
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
            "[FastSerType(Format = WireFormat.Tolerant)]", "// FastSer: keys count from 0", "[FastSerMember(2)]\n    [ProtoMember(7)]", "[FastSerIgnore]\n    public int NotWritten"),
        ["proto ignore and private"] = new(Proto, """
            [ProtoContract]
            public class Mixed
            {
                [ProtoMember(1)] private int _secret;
                [ProtoIgnore] public int Cache { get; set; }
                public static Mixed Make() => new() { _secret = 4 };
            }
            """, "Mixed", "Mixed.Make()", "[FastSerMember(0)]\n    [ProtoMember(1)] private"),
        ["proto inheritance"] = new(Proto, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Dog))]
            [ProtoInclude(11, typeof(Cat))]
            public class Animal { [ProtoMember(1)] public string? Name { get; set; } }
            [ProtoContract]
            public class Dog : Animal { [ProtoMember(1)] public int Tricks { get; set; } }
            [ProtoContract]
            public class Cat : Animal { [ProtoMember(1)] public int Lives { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Name = \"d\", Tricks = 1 }, new Cat { Lives = 9 }]",
            "[FastSerUnion(0, typeof(Animal))]", "[FastSerUnion(10, typeof(Dog))]", "[FastSerMember(1)] [ProtoMember(1)] public int Tricks"),
        ["proto inheritance in levels"] = new(Proto, """
            [ProtoContract]
            [ProtoInclude(10, typeof(Middle))]
            public abstract class Top { [ProtoMember(1)] public int A { get; set; } }
            [ProtoContract]
            [ProtoInclude(10, typeof(Low))]
            public class Middle : Top { [ProtoMember(1)] public int B { get; set; } }
            [ProtoContract]
            public class Low : Middle { [ProtoMember(1)] public int C { get; set; } }
            """, "Top[]", "[new Middle { A = 1, B = 2 }, new Low { A = 3, B = 4, C = 5 }]", "[FastSerMember(2)] [ProtoMember(1)] public int C"),
        ["proto callbacks"] = new(Proto, """
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
        ["proto partial members"] = new(Proto, """
            [ProtoContract]
            [ProtoPartialMember(1, "Id")]
            public class Legacy { public int Id { get; set; } public int Other { get; set; } }
            """, "Legacy", "new() { Id = 3 }", "[FastSerMember(0)] public int Id", "[FastSerIgnore] public int Other"),
        ["proto implicit fields"] = new(Proto, """
            [ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
            public class Implicit { public int B { get; set; } public int A { get; set; } }
            """, "Implicit", "new() { A = 1, B = 2 }", "[FastSerMember(0)]", "[FastSerMember(1)]"),
        ["data contract"] = new(Contracts, """
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
        ["data contract with orders"] = new(Contracts, """
            [DataContract]
            public class Person
            {
                [DataMember(Order = 2)] public int B { get; set; }
                [DataMember(Order = 1)] public int A { get; set; }
            }
            """, "Person", "new() { A = 1, B = 2 }", "[FastSerMember(2)]", "[FastSerMember(1)]"),
        ["data contract with some orders"] = new(Contracts, """
            [DataContract]
            public class Person
            {
                [DataMember(Order = 1)] public int Later { get; set; }
                [DataMember] public int B { get; set; }
                [DataMember] public int A { get; set; }
            }
            """, "Person", "new() { A = 1, B = 2, Later = 3 }", "// FastSer: all members are numbered or none", "[FastSerMember(0)]\n    [DataMember] public int A", "[FastSerMember(2)]\n    [DataMember(Order = 1)]"),
        ["known types"] = new(Contracts, """
            [DataContract]
            [KnownType(typeof(Dog))]
            [KnownType(typeof(List<int>))]
            public class Animal { [DataMember] public string? Name { get; set; } }
            [DataContract]
            public class Dog : Animal { [DataMember] public int Tricks { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Name = \"d\", Tricks = 1 }]", "[FastSerUnion(1, typeof(Dog))]", "// FastSer: some tags", "is not derived from this one"),
        ["data contract callbacks"] = new(Contracts, """
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
        ["data contract with references"] = new(Contracts, """
            [DataContract(IsReference = true)]
            public class Node
            {
                [DataMember] public Node? Next { get; set; }
                public static Node Make() { var node = new Node(); node.Next = node; return node; }
            }
            """, "Node", "Node.Make()", "[FastSerType(References = true)]"),
        ["serializable"] = new(Contracts, """
            [Serializable]
            public class Account
            {
                private int _balance;
                [NonSerialized] private int _cache;
                [field: NonSerialized] public int Cached { get; set; }
                public string? Owner { get; set; }
                public int Balance => _balance;
                public int Cache => _cache;
                public static Account Make() => new() { _balance = 5, Owner = "o" };
            }
            """, "Account", "Account.Make()", "[FastSerType(Members = FastSerMembers.All)]", "[FastSerIgnore]\n    [NonSerialized]", "[FastSerIgnore]\n    [field: NonSerialized]"),
        ["serializable that refers to itself"] = new(Contracts, """
            [Serializable]
            public class Tree { public List<Tree> Children = new(); public int Value; }
            """, "Tree", "new() { Value = 1, Children = { new() { Value = 2 } } }", "// FastSer: shared objects are written once for each reference"),
    };
}
