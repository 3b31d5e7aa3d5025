namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Models of types that BinaryFormatter wrote.</summary>
internal static class SerializableModels
{
    private const string Space = "System.Runtime.Serialization";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["serializable"] = new(Space, """
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
        ["serializable that refers to itself"] = new(Space, """
            [Serializable]
            public class Tree { public List<Tree> Children = new(); public int Value; }
            """, "Tree", "new() { Value = 1, Children = { new() { Value = 2 } } }", "// FastSer: shared objects are written once for each reference"),
        ["public fields"] = new(Space, "[Serializable]\npublic class Item\n{\n    public int Id;\n    public string? Name;\n}", "Item", "new() { Id = 1, Name = \"n\" }", "Members = FastSerMembers.All"),
        ["struct"] = new(Space, "[Serializable]\npublic struct Point\n{\n    private int _x;\n    public int Y;\n    public static Point Make() => new() { _x = 1, Y = 2 };\n    public int X() => _x;\n}", "Point", "Point.Make()", "public partial struct Point"),
        ["auto-properties"] = new(Space, """
            [Serializable]
            public class Item
            {
                public int Id { get; set; }
                public string? Name { get; private set; }
                protected long Secret { get; set; }
                public static Item Make() => new() { Id = 1, Name = "n", Secret = 2 };
            }
            """, "Item", "Item.Make()"),
        ["constructor with parameters"] = new(Space, """
            [Serializable]
            public sealed class Money
            {
                private readonly decimal _amount;
                private readonly string _currency;
                public Money(decimal amount, string currency) { _amount = amount; _currency = currency; }
                public override string ToString() => _amount + _currency;
            }
            """, "Money", "new(1.5m, \"EUR\")"),
        ["base without the attribute"] = new(Space, """
            public class Entity { public int Version { get; set; } private int _hidden; public int Hidden() => _hidden; }
            [Serializable] public class Item : Entity { public int Id { get; set; } }
            """, "Item", "new() { Id = 1, Version = 2 }"),
        ["base with the attribute"] = new(Space, """
            [Serializable] public abstract class Entity { public int Version { get; set; } private int _own; public void Set(int value) => _own = value; }
            [Serializable] public class Item : Entity { public int Id { get; set; } public static Item Make() { var made = new Item { Id = 1, Version = 2 }; made.Set(3); return made; } }
            """, "Item", "Item.Make()"),
        ["delegates and events"] = new(Space, """
            [Serializable]
            public class Item
            {
                public int Id { get; set; }
                [NonSerialized] private Action? _changed;
                [field: NonSerialized] public event Action? Raised;
                public void Use() { _changed?.Invoke(); Raised?.Invoke(); _changed = null; }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore]\n    [NonSerialized]"),
        ["collections"] = new(Space, """
            [Serializable]
            public class Item
            {
                private List<int> _numbers = [];
                private readonly Dictionary<string, int> _map = new();
                public static Item Make() { var made = new Item(); made._numbers.Add(1); made._map["a"] = 2; return made; }
            }
            """, "Item", "Item.Make()"),
        ["optional field"] = new(Space, """
            [Serializable]
            public class Item { public int Id; [OptionalField] public string? Later; }
            """, "Item", "new() { Id = 1, Later = \"l\" }", "// FastSer: [OptionalField]: only the Tolerant format"),
        ["callback of the interface"] = new(Space, """
            [Serializable]
            public class Item : IDeserializationCallback { public int Id; public void OnDeserialization(object? sender) { } }
            """, "Item", "new() { Id = 1 }", "// FastSer: IDeserializationCallback is not called"),
        ["own writing"] = new(Space, """
            [Serializable]
            public class Item : ISerializable
            {
                public int Id;
                public Item() { }
                protected Item(SerializationInfo info, StreamingContext context) => Id = 1;
                public void GetObjectData(SerializationInfo info, StreamingContext context) { }
            }
            """, "Item", "new() { Id = 1 }", "// FastSer: ISerializable is not called"),
        ["record"] = new(Space, "[Serializable]\npublic record Person(string Name, int Age);", "Person", "new(\"n\", 3)", "public partial record Person"),
        ["generic"] = new(Space, "[Serializable]\npublic class Box<T>\n{\n    public T? Value;\n    private int _count;\n    public void Count() => _count++;\n}", "Box<string>", "new() { Value = \"v\" }"),
        ["nested, with an alias"] = new(Space, """
            using Old = System.SerializableAttribute;
            namespace Shop
            {
                public static class Outer { [Old] public class Item { public int Id; } }
            }
            """, "Outer.Item", "new() { Id = 1 }", "public static partial class Outer"),
    };
}
