namespace FastSer.CodeFixes.Tests.Migration;

internal static class MemoryPackModels
{
    private const string Space = "MemoryPack";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["class"] = new(Space, "[MemoryPackable]\npublic class Person\n{\n    public int Age { get; set; }\n    public string? Name { get; set; }\n}",
            "Person", "new() { Age = 7, Name = \"n\" }", "[FastSerType]\n[MemoryPackable]\npublic partial class Person"),
        ["documented, nested and indented"] = new(Space, """
            public class Outer
            {
                public static class Middle
                {
                    /// <summary>Documented.</summary>
                    [MemoryPackable]
                    internal partial class Inner
                    {
                        /// <summary>Documented too.</summary>
                        [MemoryPackIgnore]
                        public int Skipped { get; set; }
                        public int Kept { get; set; }
                    }
                }
                internal static object Make() => new Middle.Inner();
            }
            """, "Outer.Middle.Inner", "new() { Kept = 3 }",
            "public partial class Outer", "public static partial class Middle", "        [FastSerType]\n        [MemoryPackable]\n        internal partial class",
            "            [FastSerIgnore]\n            [MemoryPackIgnore]\n            public int Skipped"),
        ["record"] = new(Space, "[MemoryPackable]\npublic partial record Point(int X, string? Label);", "Point", "new(1, \"l\")", "[FastSerType]"),
        ["record struct on one line"] = new(Space, "[MemoryPackable] public readonly partial record struct Point(int X, long Y);", "Point", "new(1, 2)", "[FastSerType]"),
        ["struct of fields"] = new(Space, "[MemoryPackable]\npublic partial struct Vector3\n{\n    public float X;\n    public float Y;\n}", "Vector3", "new() { X = 1, Y = 2 }"),
        ["include and ignore"] = new(Space, """
            [MemoryPackable]
            public partial class Mixed
            {
                [MemoryPackInclude] private int _secret;
                [MemoryPackIgnore] public int Cache;
                public int Open { get; set; }
                internal int Hidden { get; set; }
                public void Set(int value) => _secret = value;
                public static Mixed Make() { var made = new Mixed { Open = 1 }; made.Set(9); return made; }
            }
            """, "Mixed", "Mixed.Make()", "    [FastSerInclude]\n    [MemoryPackInclude] private int _secret;", "    [FastSerIgnore]\n    [MemoryPackIgnore] public int Cache;"),
        ["computed member"] = new(Space, """
            [MemoryPackable]
            public partial class Box
            {
                public int Width { get; set; }
                public int Double => 2 * Width;
            }
            """, "Box", "new() { Width = 4 }", "    [FastSerIgnore]\n    public int Double"),
        ["constructor"] = new(Space, """
            [MemoryPackable]
            public partial class Money
            {
                public Money() { }

                /// <summary>Marked.</summary>
                [MemoryPackConstructor]
                public Money(decimal amount, string currency) { Amount = amount; Currency = currency; }
                public decimal Amount { get; }
                public string Currency { get; } = "";
            }
            """, "Money", "new(1.5m, \"EUR\")", "    [FastSerConstructor]\n    [MemoryPackConstructor]"),
        ["explicit layout"] = new(Space, """
            [MemoryPackable(SerializeLayout.Explicit)]
            public partial class Ordered
            {
                [MemoryPackOrder(1)] public int Second { get; set; }
                [MemoryPackOrder(0)] public int First { get; set; }
            }
            """, "Ordered", "new() { First = 1, Second = 2 }", "[FastSerMember(1)]", "[FastSerMember(0)]"),
        ["version tolerant"] = new(Space, """
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Stored
            {
                [MemoryPackOrder(0)] public int Id { get; set; }
                [MemoryPackOrder(1)] public string? Name { get; set; }
            }
            """, "Stored", "new() { Id = 1, Name = \"n\" }", "[FastSerType(Format = WireFormat.Tolerant)]\n[MemoryPackable", "[FastSerMember(0)]\n    [MemoryPackOrder(0)]"),
        ["version tolerant with a gap"] = new(Space, """
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Gapped
            {
                [MemoryPackOrder(0)] public int Id { get; set; }
                [MemoryPackOrder(3)] public string? Name { get; set; }
            }
            """, "Gapped", "new() { Id = 1, Name = \"n\" }", "[FastSerReservedKeys(1, 2)]\n[MemoryPackable", "[FastSerMember(3)]\n    [MemoryPackOrder(3)]"),
        ["circular reference"] = new(Space, """
            [MemoryPackable(GenerateType.CircularReference)]
            public partial class Node
            {
                [MemoryPackOrder(0)] public Node? Parent { get; set; }
                [MemoryPackOrder(1)] public List<Node>? Children { get; set; }
                public static Node Make() { var root = new Node(); root.Children = [new Node { Parent = root }, root]; return root; }
            }
            """, "Node", "Node.Make()", "[FastSerType(References = true)]", "// FastSer: GenerateType.CircularReference"),
        ["union of an interface"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Circle))]
            [MemoryPackUnion(5, typeof(Square))]
            public partial interface IShape { int Area { get; } }
            [MemoryPackable] public partial class Circle : IShape { public int Radius { get; set; } [MemoryPackIgnore] public int Area => 3 * Radius * Radius; }
            [MemoryPackable] public partial class Square : IShape { public int Side { get; set; } [MemoryPackIgnore] public int Area => Side * Side; }
            """, "List<IShape>", "[new Circle { Radius = 2 }, new Square { Side = 3 }]", "[FastSerUnion(0, typeof(Circle))]", "[FastSerUnion(5, typeof(Square))]"),
        ["union of an abstract class"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Dog))]
            [MemoryPackUnion(1, typeof(Cat))]
            public abstract partial class Animal { public string? Name { get; set; } }
            [MemoryPackable] public partial class Dog : Animal { public int Tricks { get; set; } }
            [MemoryPackable] public partial class Cat : Animal { public int Lives { get; set; } }
            """, "Animal[]", "[new Dog { Name = \"d\", Tricks = 1 }, new Cat { Lives = 9 }]"),
        ["generic"] = new(Space, "[MemoryPackable]\npublic partial class Page<T>\n{\n    public List<T>? Items { get; set; }\n    public T? First { get; set; }\n}",
            "Page<int>", "new() { Items = [1, 2], First = 3 }"),
        ["generic union"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Some<>))]
            [MemoryPackUnion(1, typeof(None<>))]
            public partial interface IOption<T>;
            [MemoryPackable] public partial class Some<T> : IOption<T> { public T? Value { get; set; } }
            [MemoryPackable] public partial class None<T> : IOption<T>;
            """, "IOption<string>[]", "[new Some<string> { Value = \"v\" }, new None<string>()]", "typeof(Some<>)"),
        ["callbacks"] = new(Space, """
            [MemoryPackable]
            public partial class Hooked
            {
                public int Value { get; set; }
                [MemoryPackIgnore] public int Twice { get; private set; }
                public Hooked() { }
                public Hooked(int value) { Value = value; Twice = 2 * value; }
                [MemoryPackOnDeserialized] private void After() => Twice = 2 * Value;
                [MemoryPackOnSerializing] public void Before() => Value += 0;
                [MemoryPackOnSerialized] public static void Shared() { }
            }
            """, "Hooked", "new(4)", "[FastSerDeserialized]\n    protected void AfterOfHooked() => After();", "[FastSerSerializing]\n    [MemoryPackOnSerializing]",
            "[FastSerSerialized]\n    [MemoryPackOnSerialized] public static void Shared"),
        ["custom formatter"] = new(Space, """
            [MemoryPackable]
            public partial class Formatted { [Utf8StringFormatter] public string? Text { get; set; } }
            """, "Formatted", "new() { Text = \"t\" }", "// [Utf8StringFormatter]".Replace("// ", "/* FastSer: ")),
        ["unannotated base"] = new(Space, """
            public abstract class Entity { [MemoryPackIgnore] public int Version { get; set; } public Guid Id { get; set; } }
            [MemoryPackable] public partial class Customer : Entity { public string? Name { get; set; } }
            [MemoryPackable] public partial class Order : Entity { public Customer? By { get; set; } }
            """, "Order", "new() { Id = Guid.NewGuid(), By = new() { Name = \"n\", Id = Guid.NewGuid() } }", "[FastSerIgnore] [MemoryPackIgnore]"),
        ["version tolerant with an unannotated base"] = new(Space, """
            public abstract class Entity
            {
                [MemoryPackOrder(0)] public int Id { get; set; }
            }
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Customer : Entity
            {
                [MemoryPackOrder(1)] public string? Name { get; set; }
            }
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Supplier : Entity
            {
                [MemoryPackOrder(1)] public int Rank { get; set; }
            }
            """, "(Customer, Supplier)", "(new() { Id = 1, Name = \"n\" }, new() { Id = 2, Rank = 3 })", "[FastSerMember(0)]", "[FastSerMember(1)]"),
        ["required and init"] = new(Space, """
            [MemoryPackable]
            public partial class Strict
            {
                public required string Name { get; init; }
                public int Age { get; init; }
                public IReadOnlyList<int> Scores { get; init; } = [];
            }
            """, "Strict", "new() { Name = \"n\", Age = 2, Scores = new List<int> { 1 } }"),
        ["collections filled in place"] = new(Space, """
            [MemoryPackable]
            public partial class Filled
            {
                public List<int> Numbers { get; } = [];
                public Dictionary<string, int> Map { get; } = new();
            }
            """, "Filled", "new() { Numbers = { 1, 2 }, Map = { [\"a\"] = 1 } }"),
        ["marked primary constructor"] = new(Space, """
            [MemoryPackable]
            [method: MemoryPackConstructor]
            public partial record Marked(int X, string? Y)
            {
                public Marked(int x, string? y, int z) : this(x + z, y) { }
            }
            """, "Marked", "new(1, \"y\")", "[method: FastSerConstructor]"),
        ["nested in a generic type"] = new(Space, """
            public class Outer<T>
            {
                [MemoryPackable]
                public abstract partial class Node { public int Id { get; set; } }
                [MemoryPackable] public partial class Leaf : Node { public T? Value { get; set; } }
            }
            """, "Outer<int>.Leaf", "new() { Id = 1, Value = 2 }", "public partial class Outer<T>"),
        ["argument of the type round a type"] = new(Space, """
            public partial class Outer<T>
            {
                [MemoryPackable] public partial class Leaf { public T? Value { get; set; } }
            }
            """, "Outer<List<int?>>.Leaf", "new() { Value = [1, null] }"),
        ["closed cases of a generic class"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Holder<int>))]
            [MemoryPackUnion(1, typeof(Holder<string>))]
            public partial interface IHolder;
            [MemoryPackable] public partial class Holder<T> : IHolder { public T? Value { get; set; } }
            """, "IHolder[]", "[new Holder<int> { Value = 1 }, new Holder<string> { Value = \"s\" }]", "typeof(Holder<int>)"),
        ["version tolerant union"] = new(Space, """
            [MemoryPackable(GenerateType.VersionTolerant)]
            [MemoryPackUnion(0, typeof(Low))]
            public abstract partial class High { [MemoryPackOrder(0)] public int A { get; set; } }
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Low : High { [MemoryPackOrder(1)] public int B { get; set; } }
            """, "High", "new Low { A = 1, B = 2 }", "[FastSerMember(1)] [MemoryPackOrder(1)]"),
        ["primary constructor of a class"] = new(Space, """
            [MemoryPackable]
            public partial class Primary(int id, string? name)
            {
                public int Id { get; } = id;
                public string? Name { get; } = name;
            }
            """, "Primary", "new(1, \"n\")"),
        ["overridden members"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Lower))]
            public abstract partial class Upper { public abstract int Id { get; set; } public virtual string? Name { get; set; } }
            [MemoryPackable] public partial class Lower : Upper { public override int Id { get; set; } public override string? Name { get; set; } }
            """, "Upper", "new Lower { Id = 1, Name = \"n\" }"),
    };
}
