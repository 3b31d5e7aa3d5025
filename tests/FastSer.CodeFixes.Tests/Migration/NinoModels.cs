namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Nino.</summary>
internal static class NinoModels
{
    private const string Space = "Nino.Core";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["nino class"] = new(Space, """
            [NinoType]
            public class Item
            {
                public int Id;
                public string? Name { get; set; }
                [NinoIgnore] public int Cache;
            }
            """, "Item", "new() { Id = 1, Name = \"n\" }", "[FastSerIgnore]\n    [NinoIgnore]"),
        ["nino members"] = new(Space, """
            [NinoType(false)]
            public class Item
            {
                [NinoMember(1)] public int Id;
                [NinoMember(0)] public string? Name { get; set; }
                public int NotWritten;
            }
            """, "Item", "new() { Id = 1, Name = \"n\" }", "[FastSerMember(1)]", "[FastSerIgnore]\n    public int NotWritten"),
        ["nino with members that are not public"] = new(Space, """
            [NinoType(true, true)]
            public class Item
            {
                private int _id;
                public static Item Make() => new() { _id = 3 };
            }
            """, "Item", "Item.Make()", "Members = FastSerMembers.All"),
        ["nino constructor"] = new(Space, """
            [NinoType]
            public class Item
            {
                public int Id { get; }
                public string? Name { get; set; }
                public Item() { }
                [NinoConstructor(nameof(Id))]
                public Item(int id) => Id = id;
            }
            """, "Item", "new(3) { Name = \"n\" }", "[FastSerConstructor]\n    [NinoConstructor"),
        ["nino inheritance"] = new(Space, """
            [NinoType] public interface IThing;
            [NinoType] public abstract class Base : IThing { public int Id; }
            [NinoType] public class Sword : Base { public int Damage; }
            [NinoType] public class Rare : Sword { public string? Gem; }
            [NinoType] public class Shield : Base { public int Armor; }
            """, "IThing[]", "[new Sword { Id = 1, Damage = 2 }, new Rare { Id = 3, Damage = 4, Gem = \"g\" }, new Shield { Armor = 5 }]",
            "[FastSerUnion(0, typeof(Base))]", "// FastSer: some tags"),
        ["nino struct"] = new(Space, "[NinoType]\npublic struct Point\n{\n    public int X;\n    public int Y;\n}", "Point[]", "[new() { X = 1 }, new() { Y = 2 }]"),
        ["nino formatter"] = new(Space, """
            [NinoType]
            public class Item { [NinoCustomFormatter(typeof(int))] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "FastSer: [NinoCustomFormatter] was not turned"),
        ["generic type below a base that is not"] = new(Space, """
            [NinoType] public class Base { public int A; }
            [NinoType] public class Gen<T> : Base { public T? V; }
            [NinoType] public class Sub : Base { public int B; }
            """, "Base[]", "[new Base { A = 1 }, new Sub { A = 2, B = 3 }]", "// FastSer: 'Gen<T>' is not in the union: it is generic; name each closed type that occurs", "[FastSerUnion(1, typeof(Sub))]"),
        ["types below a generic base"] = new(Space, """
            [NinoType] public class Base<T> { public T? A; }
            [NinoType] public class Same<T> : Base<T> { public T? B; }
            [NinoType] public class Closed : Base<string> { public int B; }
            [NinoType] public class Listed<T> : Base<List<T>> { public T? B; }
            [NinoType] public class Bound<T> : Base<T> where T : class { public T? B; }
            """, "Base<int>[]", "[new Base<int> { A = 1 }, new Same<int> { A = 2, B = 3 }]",
            "'Closed' is not in the union", "'Listed<T>' is not in the union", "'Bound<T>' is not in the union: its type parameters have constraints", "[FastSerUnion(1, typeof(Same<>))]"),
        ["types nested in a generic type"] = new(Space, """
            public class Outer<T>
            {
                [NinoType] public abstract class Node { public int Id; }
                [NinoType] public class Leaf : Node { public T? Value; }
            }
            """, "Outer<int>.Leaf", "new() { Id = 1, Value = 2 }", "[FastSerUnion(0, typeof(Outer<>.Leaf))]"),
        ["abstract type without types below"] = new(Space, """
            [NinoType] public class Top { public int X; }
            [NinoType] public abstract class Lonely : Top { public int Y; }
            """, "Top", "new() { X = 1 }", "'Lonely' is not in the union: it is abstract"),
        ["record with a constructor"] = new(Space, "[NinoType]\npublic record Item(int Id, string? Name);", "Item", "new(1, \"n\")", "public partial record Item"),
        ["private members with numbers"] = new(Space, """
            [NinoType(false, true)]
            public class Item
            {
                [NinoMember(2)] private int _b;
                [NinoMember(1)] public string? A { get; set; }
                public static Item Make() => new() { _b = 1, A = "a" };
            }
            """, "Item", "Item.Make()", "[FastSerMember(2)]\n    [NinoMember(2)] private"),
        ["type in no namespace"] = new(Space, """
            using Nino.Core;
            [NinoType] public class NinoItemOfNoNamespace { public int Id; }
            """, "NinoItemOfNoNamespace", "new() { Id = 1 }", "[FastSerType]\n[NinoType] public partial class"),
    };
}
