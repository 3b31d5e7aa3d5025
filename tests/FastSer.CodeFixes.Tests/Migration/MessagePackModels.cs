namespace FastSer.CodeFixes.Tests.Migration;

internal static class MessagePackModels
{
    private const string Space = "MessagePack";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["numbers as keys"] = new(Space, """
            [MessagePackObject]
            public class Person
            {
                [Key(0)]
                public int Age { get; set; }

                [Key(2)]
                public string? Name { get; set; }

                [IgnoreMember]
                public string Display => $"{Name} {Age}";
            }
            """, "Person", "new() { Age = 7, Name = \"n\" }", "[FastSerMember(0)]\n    [Key(0)]", "[FastSerMember(2)]\n    [Key(2)]", "[FastSerIgnore]\n    [IgnoreMember]"),
        ["names as keys"] = new(Space, """
            [MessagePackObject]
            public class Person
            {
                [Key("age")] public int Age { get; set; }
                [Key("name")] public string? Name { get; set; }
            }
            """, "Person", "new() { Age = 7, Name = \"n\" }", "// FastSer: members had names as keys"),
        ["property names as keys"] = new(Space, """
            [MessagePackObject(true)]
            public class Person
            {
                public int Age { get; set; }
                public string? Name { get; set; }
                [IgnoreMember] public int Cache { get; set; }
            }
            """, "Person", "new() { Age = 7, Name = \"n\" }"),
        ["named argument"] = new(Space, "[MessagePackObject(keyAsPropertyName: true)]\npublic class Person\n{\n    public int Age { get; set; }\n}", "Person", "new() { Age = 7 }"),
        ["record"] = new(Space, "[MessagePackObject]\npublic record Point([property: Key(0)] int X, [property: Key(1)] string? Label);",
            "Point", "new(1, \"l\")", "([property: FastSerMember(0)] [property: Key(0)] int X, [property: FastSerMember(1)] [property: Key(1)]"),
        ["struct with a constructor"] = new(Space, """
            [MessagePackObject]
            public readonly struct Money
            {
                [Key(0)] public readonly decimal Amount;
                [Key(1)] public string Currency { get; }
                [SerializationConstructor]
                public Money(decimal amount, string currency) { Amount = amount; Currency = currency; }
            }
            """, "Money", "new(1.5m, \"EUR\")", "public readonly partial struct", "[FastSerConstructor]\n    [SerializationConstructor]"),
        ["constructor by numbers"] = new(Space, """
            [MessagePackObject]
            public class Money
            {
                [Key(1)] public string Currency { get; }
                [Key(0)] public decimal Amount { get; }
                [SerializationConstructor]
                public Money(decimal value, string code) { Amount = value; Currency = code; }
            }
            """, "Money", "new(1.5m, \"EUR\")", "[FastSerConstructor(nameof(Amount), nameof(Currency))]\n    [SerializationConstructor]"),
        ["callbacks of a struct"] = new(Space, """
            [MessagePackObject]
            public struct Hooked : IMessagePackSerializationCallbackReceiver
            {
                [Key(0)] public int Value { get; set; }
                public void OnBeforeSerialize() { }
                public void OnAfterDeserialize() { }
            }
            """, "Hooked", "new() { Value = 4 }", "[FastSerDeserialized]\n    public void OnAfterDeserialize"),
        ["private members"] = new(Space, """
            [MessagePackObject(AllowPrivate = true)]
            public partial class Hidden
            {
                [Key(0)] private int _secret;
                [Key(1)] internal int Inner { get; set; }
                [Key(2)] public int Open { get; private set; }
                public static Hidden Make() => new() { _secret = 1, Inner = 2, Open = 3 };
            }
            """, "Hidden", "Hidden.Make()", "[FastSerMember(0)]\n    [Key(0)] private"),
        ["union of an interface"] = new(Space, """
            [Union(0, typeof(Foo))]
            [Union(1, typeof(Bar))]
            public interface IUnion;
            [MessagePackObject] public class Foo : IUnion { [Key(0)] public int A { get; set; } }
            [MessagePackObject] public class Bar : IUnion { [Key(0)] public string? B { get; set; } }
            """, "IUnion[]", "[new Foo { A = 1 }, new Bar { B = \"b\" }]", "[FastSerType]\n[FastSerUnion(0, typeof(Foo))]\n[FastSerUnion(1, typeof(Bar))]\n[Union(0"),
        ["union of an abstract class"] = new(Space, """
            [Union(-1, typeof(Foo))]
            [Union(3, typeof(Bar))]
            [MessagePackObject]
            public abstract class Base { [Key(0)] public int Id { get; set; } }
            [MessagePackObject] public class Foo : Base { [Key(1)] public int A { get; set; } }
            [MessagePackObject] public class Bar : Base { [Key(1)] public string? B { get; set; } }
            """, "Base[]", "[new Foo { A = 1, Id = 5 }, new Bar { B = \"b\" }]", "// FastSer: some tags", "[FastSerUnion(3, typeof(Bar))]"),
        ["callback receiver"] = new(Space, """
            [MessagePackObject]
            public class Hooked : IMessagePackSerializationCallbackReceiver
            {
                [Key(0)] public int Value { get; set; }
                [IgnoreMember] public int Twice { get; private set; }
                public Hooked() { }
                public Hooked(int value) { Value = value; Twice = 2 * value; }
                public void OnBeforeSerialize() { }
                public void OnAfterDeserialize() => Twice = 2 * Value;
            }
            """, "Hooked", "new(4)", "[FastSerSerializing]\n    public void OnBeforeSerialize", "[FastSerDeserialized]\n    public void OnAfterDeserialize"),
        ["explicit callback receiver"] = new(Space, """
            [MessagePackObject]
            public class Hooked : IMessagePackSerializationCallbackReceiver
            {
                [Key(0)] public int Value { get; set; }
                void IMessagePackSerializationCallbackReceiver.OnBeforeSerialize() { }
                void IMessagePackSerializationCallbackReceiver.OnAfterDeserialize() { }
            }
            """, "Hooked", "new() { Value = 4 }", "// FastSer: [FastSerDeserialized] needs an instance method"),
        ["formatter"] = new(Space, """
            [MessagePackObject]
            public class Formatted
            {
                [Key(0)]
                [MessagePackFormatter(typeof(string))]
                public string? Text { get; set; }
            }
            """, "Formatted", "new() { Text = \"t\" }", "    // FastSer: [MessagePackFormatter] was not turned"),
        ["keys in base classes"] = new(Space, """
            public class Entity { [Key(0)] public int Id { get; set; } public int Unkeyed { get; set; } }
            [MessagePackObject] public class Order : Entity { [Key(1)] public string? Note { get; set; } }
            """, "Order", "new() { Id = 1, Note = \"n\" }", "[FastSerIgnore] public int Unkeyed"),
        ["generic"] = new(Space, "[MessagePackObject]\npublic class Pair<TKey, TValue>\n{\n    [Key(0)] public TKey? Key { get; set; }\n    [Key(1)] public TValue? Value { get; set; }\n}",
            "Pair<int, string>", "new() { Key = 1, Value = \"v\" }"),
        ["keyed computed member"] = new(Space, """
            [MessagePackObject]
            public class Box
            {
                [Key(0)] public int Width { get; set; }
                [Key(1)] public int Double => 2 * Width;
            }
            """, "Box", "new() { Width = 4 }", "// FastSer: the member is computed", "[FastSerIgnore]"),
        ["gaps between keys"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key(5)] public int B { get; set; }
                [Key(2)] public string? A { get; set; }
                [Key(9)] public long C { get; set; }
            }
            """, "Item", "new() { A = \"a\", B = 1, C = 2 }", "[FastSerMember(5)]\n    [Key(5)]", "[FastSerMember(2)]\n    [Key(2)]"),
        ["keys with a suffix and full names"] = new(Space, """
            // Without a using.
            namespace Shop;

            [MessagePack.MessagePackObjectAttribute]
            public class Item
            {
                [global::MessagePack.KeyAttribute(0)] public int A { get; set; }
                [MessagePack.IgnoreMemberAttribute] public int B { get; set; }
            }
            """, "Item", "new() { A = 1 }", "[FastSerMember(0)]\n    [global::MessagePack.KeyAttribute(0)]", "[FastSerIgnore]\n    [MessagePack"),
        ["constants as keys"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                private const int First = 0;
                [Key(First)] public int A { get; set; }
                [Key(First + 1)] public int B { get; set; }
            }
            """, "Item", "new() { A = 1, B = 2 }", "[FastSerMember(1)]\n    [Key(First + 1)]"),
        ["texts and numbers as keys"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key("a")] public int A { get; set; }
                [Key("b")] private string? _b;
                public static Item Make() => new() { A = 1, _b = "b" };
            }
            """, "Item", "Item.Make()", "// FastSer: members had names as keys", "[FastSerInclude]\n    [Key(\"b\")]"),
        ["members without keys are left out"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key(0)] public int A { get; set; }
                public int B { get; set; }
                public int C;
            }
            """, "Item", "new() { A = 1 }", "[FastSerIgnore]\n    public int B", "[FastSerIgnore]\n    public int C"),
        ["type in no namespace"] = new(Space, """
            using MessagePack;
            [MessagePackObject] public class MessagePackItemOfNoNamespace { [Key(0)] public int Id { get; set; } }
            """, "MessagePackItemOfNoNamespace", "new() { Id = 1 }", "[FastSerType]\n[MessagePackObject] public partial class"),
        ["alias of a namespace"] = new(Space, """
            using M = MessagePack;
            namespace Shop
            {
                [M::MessagePackObject]
                public class Item { [M::Key(0)] public int Id { get; set; } }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerMember(0)] [M::Key(0)]"),
        ["record struct"] = new(Space, "[MessagePackObject]\npublic readonly record struct Point([property: Key(0)] int X, [property: Key(1)] int Y);",
            "Point[]", "[new(1, 2)]", "public readonly partial record struct Point"),
        ["record of several lines"] = new(Space, """
            [MessagePackObject]
            public sealed record Person(
                [property: Key(0)] string Name,
                // The age.
                [property: Key(1)] int Age,
                [property: IgnoreMember] int Cache = 0);
            """, "Person", "new(\"n\", 3)", "    // The age.\n    [property: FastSerMember(1)]\n    [property: Key(1)] int Age"),
        ["init-only members"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key(0)] public required int A { get; init; }
                [Key(1)] public IReadOnlyList<string> Names { get; init; } = [];
            }
            """, "Item", "new() { A = 1, Names = new List<string> { \"n\" } }"),
        ["constructor that is marked"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key(0)] public int A { get; }
                [Key(1)] public int B { get; }
                public Item(int a) => A = a;
                [SerializationConstructor]
                private Item(int a, int b) => (A, B) = (a, b);
                public static Item Make() => new(1, 2);
            }
            """, "Item", "Item.Make()", "[FastSerConstructor]\n    [SerializationConstructor]"),
        ["union of structs"] = new(Space, """
            [Union(2, typeof(A))]
            [Union(7, typeof(B))]
            public interface IShape { }
            [MessagePackObject] public struct A : IShape { [Key(0)] public int X { get; set; } }
            [MessagePackObject] public struct B : IShape { [Key(0)] public string? Y { get; set; } }
            """, "IShape[]", "[new A { X = 1 }, new B { Y = \"y\" }]", "[FastSerUnion(7, typeof(B))]"),
        ["union by names of types"] = new(Space, """
            [Union(0, typeof(A))]
            [Union(1, "Shop.B, Shop")]
            public interface IShape { }
            [MessagePackObject] public class A : IShape { [Key(0)] public int X { get; set; } }
            [MessagePackObject] public class B : IShape { [Key(0)] public string? Y { get; set; } }
            """, "IShape[]", "[new A { X = 1 }]", "// FastSer: [Union(1, \"Shop.B, Shop\")] names no type"),
        ["union of a type nested in a generic type"] = new(Space, """
            public class Outer<T>
            {
                [Union(0, typeof(Outer<>.Leaf))]
                [MessagePackObject]
                public abstract class Node { [Key(0)] public int Id { get; set; } }
                [MessagePackObject] public class Leaf : Node { [Key(1)] public T? Value { get; set; } }
            }
            """, "Outer<string>.Leaf", "new() { Id = 1, Value = \"v\" }", "[FastSerUnion(0, typeof(Outer<>.Leaf))]"),
        ["union that names an abstract type"] = new(Space, """
            [Union(0, typeof(A))]
            [Union(1, typeof(B))]
            public interface IShape { }
            [MessagePackObject] public class A : IShape { [Key(0)] public int X { get; set; } }
            [MessagePackObject] public abstract class B : IShape { [Key(0)] public string? Y { get; set; } }
            """, "IShape[]", "[new A { X = 1 }]", "[Union(1, typeof(B))] is not in the union: it is abstract"),
        ["keys of a base type that is annotated"] = new(Space, """
            [MessagePackObject] public class Base { [Key(0)] public int A { get; set; } [Key(1)] public int B { get; set; } }
            [MessagePackObject] public class Sub : Base { [Key(2)] public int C { get; set; } }
            """, "Sub", "new() { A = 1, B = 2, C = 3 }", "[FastSerMember(2)] [Key(2)]"),
        ["formatter of a type"] = new(Space, """
            [MessagePackObject]
            [MessagePackFormatter(typeof(int))]
            public class Item { [Key(0)] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "// FastSer: [MessagePackFormatter]: a formatter of this type implements IFastSerFormatter<Item>"),
        ["data contract attributes"] = new(Space, """
            using MessagePack;
            using System.Runtime.Serialization;
            namespace Shop;
            [MessagePackObject(true)]
            public class Item
            {
                public int Id { get; set; }
                [IgnoreDataMember] public int Skipped { get; set; }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore]\n    [IgnoreDataMember]"),
        ["attributes in one list"] = new(Space, """
            [MessagePackObject, Obsolete("No.", false)]
            public class Item { [Key(0), Obsolete("No.", false)] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "[FastSerType]\n[MessagePackObject, Obsolete", "[FastSerMember(0)] [Key(0), Obsolete"),
        ["nested in a generic type"] = new(Space, """
            public static class Outer<T>
            {
                [MessagePackObject]
                internal sealed class Item { [Key(0)] public T? Value { get; set; } }
                internal static object Make() => new Item();
            }
            """, "Outer<int>.Item", "new() { Value = 1 }", "public static partial class Outer<T>", "internal sealed partial class Item"),
        ["parts of one file"] = new(Space, """
            [MessagePackObject]
            public partial class Parts { [Key(1)] public int A { get; set; } }
            partial class Parts { [Key(0)] public string? B { get; set; } }
            """, "Parts", "new() { A = 1, B = \"b\" }", "[FastSerMember(1)] [Key(1)]", "[FastSerMember(0)] [Key(0)]"),
        ["comments and conditions"] = new(Space, """
            /// <summary>Documented.</summary>
            [MessagePackObject]
            public class Item
            {
                // A comment.
                [Key(0)] // Another one.
                public int A { get; set; }
            #if true
                [Key(1)]
                public int B { get; set; }
            #endif
            }
            """, "Item", "new() { A = 1, B = 2 }", "/// <summary>Documented.</summary>\n[FastSerType]", "// A comment.\n    [FastSerMember(0)]\n    [Key(0)] // Another one.", "#if true\n    [FastSerMember(1)]"),
        ["dictionaries and nested objects"] = new(Space, """
            [MessagePackObject]
            public class Item
            {
                [Key(0)] public Dictionary<string, Part>? Parts { get; set; }
                [Key(1)] public Part[]? More { get; set; }
                [MessagePackObject] public class Part { [Key(0)] public int Id { get; set; } }
            }
            """, "Item", "new() { Parts = new() { [\"k\"] = new() { Id = 1 } }, More = [new() { Id = 2 }] }", "public partial class Part"),
        ["recursive object"] = new(Space, """
            [MessagePackObject]
            public class Tree { [Key(0)] public int Id { get; set; } [Key(1)] public List<Tree>? Children { get; set; } }
            """, "Tree", "new() { Id = 1, Children = [new() { Id = 2 }] }"),
        ["computed member without a key"] = new(Space, """
            [MessagePackObject(true)]
            public class Box { public int Width { get; set; } public int Double => 2 * Width; }
            """, "Box", "new() { Width = 4 }", "[FastSerIgnore] public int Double"),
        ["collections without a setter"] = new(Space, """
            [MessagePackObject]
            public class Item { [Key(0)] public List<int> Numbers { get; } = []; [Key(1)] public int Id { get; set; } }
            """, "Item", "new() { Numbers = { 1, 2 }, Id = 3 }"),
    };
}
