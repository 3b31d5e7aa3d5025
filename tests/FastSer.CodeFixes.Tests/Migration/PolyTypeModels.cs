namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>PolyType.</summary>
internal static class PolyTypeModels
{
    private const string Space = "PolyType";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["shape"] = new(Space, "[GenerateShape]\npublic partial record Person(string Name, int Age);", "Person", "new(\"n\", 7)", "[FastSerType]"),
        ["shape with attributes"] = new(Space, """
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
        ["derived shapes"] = new(Space, """
            [GenerateShape]
            [DerivedTypeShape(typeof(Dog), Tag = 3)]
            public partial class Animal { public string? Name { get; set; } }
            [GenerateShape] public partial class Dog : Animal { public int Tricks { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Dog { Tricks = 2 }]", "[FastSerUnion(0, typeof(Animal))]", "[FastSerUnion(3, typeof(Dog))]"),
        ["private member with a shape"] = new(Space, """
            [GenerateShape]
            public partial class Item { [PropertyShape] private int _id; public static Item Make() => new() { _id = 1 }; }
            """, "Item", "Item.Make()", "[FastSerInclude] [PropertyShape]"),
        ["derived shapes without tags"] = new(Space, """
            [GenerateShape]
            [DerivedTypeShape(typeof(A))]
            [DerivedTypeShape(typeof(B))]
            public abstract partial class Top { public int Id { get; set; } }
            [GenerateShape] public partial class A : Top { public int X { get; set; } }
            [GenerateShape] public partial class B : Top { public int Y { get; set; } }
            """, "Top[]", "[new A { Id = 1, X = 2 }, new B { Y = 3 }]", "// FastSer: some tags of the union are new", "[FastSerUnion(1, typeof(B))]"),
        ["struct"] = new(Space, "[GenerateShape]\npublic partial struct Point\n{\n    public int X;\n    public int Y { get; set; }\n}", "Point", "new() { X = 1, Y = 2 }"),
        ["full names"] = new(Space, """
            // Without a using.
            namespace Shop;
            [PolyType.GenerateShapeAttribute]
            public partial class Item { [PolyType.PropertyShape(Ignore = true)] public int Skipped { get; set; } public int Id { get; set; } }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore] [PolyType"),
    };
}
