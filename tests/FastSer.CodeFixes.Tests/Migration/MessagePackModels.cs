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
    };
}
