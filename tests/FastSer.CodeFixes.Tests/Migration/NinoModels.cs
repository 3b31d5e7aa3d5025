namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Nino and PolyType.</summary>
internal static class NinoModels
{
    private const string Nino = "Nino.Core";
    private const string Poly = "PolyType";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["nino class"] = new(Nino, """
            [NinoType]
            public class Item
            {
                public int Id;
                public string? Name { get; set; }
                [NinoIgnore] public int Cache;
            }
            """, "Item", "new() { Id = 1, Name = \"n\" }", "[FastSerIgnore]\n    [NinoIgnore]"),
        ["nino members"] = new(Nino, """
            [NinoType(false)]
            public class Item
            {
                [NinoMember(1)] public int Id;
                [NinoMember(0)] public string? Name { get; set; }
                public int NotWritten;
            }
            """, "Item", "new() { Id = 1, Name = \"n\" }", "[FastSerMember(1)]", "[FastSerIgnore]\n    public int NotWritten"),
        ["nino with members that are not public"] = new(Nino, """
            [NinoType(true, true)]
            public class Item
            {
                private int _id;
                public static Item Make() => new() { _id = 3 };
            }
            """, "Item", "Item.Make()", "Members = FastSerMembers.All"),
        ["nino constructor"] = new(Nino, """
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
        ["nino inheritance"] = new(Nino, """
            [NinoType] public interface IThing;
            [NinoType] public abstract class Base : IThing { public int Id; }
            [NinoType] public class Sword : Base { public int Damage; }
            [NinoType] public class Rare : Sword { public string? Gem; }
            [NinoType] public class Shield : Base { public int Armor; }
            """, "IThing[]", "[new Sword { Id = 1, Damage = 2 }, new Rare { Id = 3, Damage = 4, Gem = \"g\" }, new Shield { Armor = 5 }]",
            "[FastSerUnion(0, typeof(Base))]", "// FastSer: some tags"),
        ["nino struct"] = new(Nino, "[NinoType]\npublic struct Point\n{\n    public int X;\n    public int Y;\n}", "Point[]", "[new() { X = 1 }, new() { Y = 2 }]"),
        ["nino formatter"] = new(Nino, """
            [NinoType]
            public class Item { [NinoCustomFormatter(typeof(int))] public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "FastSer: [NinoCustomFormatter] was not turned"),
        ["shape"] = new(Poly, "[GenerateShape]\npublic partial record Person(string Name, int Age);", "Person", "new(\"n\", 7)", "[FastSerType]"),
        ["shape with attributes"] = new(Poly, """
            [GenerateShape]
            public partial class Person
            {
                [PropertyShape(Order = 1)] public int Age { get; set; }
                [PropertyShape(Order = 0, Name = "n")] public string? Name { get; set; }
                [PropertyShape(Ignore = true)] public int Cache { get; set; }
                public Person() { }
                [ConstructorShape] public Person(int age) => Age = age;
            }
            """, "Person", "new(7) { Name = \"n\" }", "[FastSerMember(1)]", "[FastSerIgnore]", "[FastSerConstructor]"),
        ["derived shapes"] = new(Poly, """
            [GenerateShape]
            [DerivedTypeShape(typeof(Dog), Tag = 3)]
            public partial class Animal { public string? Name { get; set; } }
            [GenerateShape] public partial class Dog : Animal { public int Tricks { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Tricks = 2 }]", "[FastSerUnion(0, typeof(Animal))]", "[FastSerUnion(3, typeof(Dog))]"),
    };
}
