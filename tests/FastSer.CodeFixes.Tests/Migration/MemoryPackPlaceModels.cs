namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>MemoryPack: where types and attributes may stand, unions, formats, and kinds of members.</summary>
internal static class MemoryPackPlaceModels
{
    private const string Space = "MemoryPack";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["file in a block of a namespace"] = new(Space, """
            using System;
            using MemoryPack;

            namespace Shop
            {
                [MemoryPackable]
                public class Item { public int Id { get; set; } }
            }
            """, "Item", "new() { Id = 1 }", "using System;\nusing FastSer;\nusing MemoryPack;", "    [FastSerType]\n    [MemoryPackable]\n    public partial class Item"),
        ["type in no namespace"] = new(Space, """
            using MemoryPack;

            [MemoryPackable]
            public class MemoryPackItemOfNoNamespace { public int Id { get; set; } }
            """, "MemoryPackItemOfNoNamespace", "new() { Id = 1 }", "[FastSerType]\n[MemoryPackable]\npublic partial class"),
        ["alias of a namespace"] = new(Space, """
            using MP = MemoryPack;

            namespace Shop;

            [MP.MemoryPackable]
            public class Item
            {
                public int Id { get; set; }
                [MP.MemoryPackIgnore] public int Skipped { get; set; }
            }
            """, "Item", "new() { Id = 1 }", "using FastSer;\nusing MP = MemoryPack;", "    [FastSerIgnore]\n    [MP.MemoryPackIgnore]"),
        ["aliases of attributes"] = new(Space, """
            using Packable = MemoryPack.MemoryPackableAttribute;
            using Skip = MemoryPack.MemoryPackIgnoreAttribute;

            namespace Shop;

            [Packable]
            public class Item
            {
                public int Id { get; set; }
                [Skip] public int Skipped { get; set; }
            }
            """, "Item", "new() { Id = 1 }", "[FastSerType]\n[Packable]", "    [FastSerIgnore]\n    [Skip]"),
        ["full names with suffixes"] = new(Space, """
            // Without a using.
            namespace Shop;

            [global::MemoryPack.MemoryPackableAttribute]
            public class Item
            {
                public int Id { get; set; }
                [MemoryPack.MemoryPackIgnoreAttribute] public int Skipped { get; set; }
            }
            """, "Item", "new() { Id = 1 }", "using FastSer;\n", "[FastSerType]\n[global::MemoryPack", "    [FastSerIgnore]\n    [MemoryPack.MemoryPackIgnoreAttribute]"),
        ["attributes in one list"] = new(Space, """
            [Serializable, MemoryPackable, Obsolete("No.", false)]
            public class Item { [MemoryPackInclude, MemoryPackAllowSerialize] internal int Id; }
            """, "Item", "new() { Id = 1 }", "[FastSerType]\n[Serializable, MemoryPackable", "[FastSerInclude] [MemoryPackInclude, MemoryPackAllowSerialize]"),
        ["parts of one file"] = new(Space, """
            [MemoryPackable]
            public partial class Parts { public int A { get; set; } }

            public partial class Parts
            {
                [MemoryPackIgnore] public int Skipped { get; set; }
                public string? B { get; set; }
            }
            """, "Parts", "new() { A = 1, B = \"b\" }", "[FastSerIgnore]\n    [MemoryPackIgnore]"),
        ["mark on the part without members"] = new(Space, """
            public partial class Parts { public int A { get; set; } [MemoryPackIgnore] public int Skipped; }

            [MemoryPackable]
            public partial class Parts;
            """, "Parts", "new() { A = 1 }", "[FastSerType]\n[MemoryPackable]\npublic partial class Parts;", "[FastSerIgnore] [MemoryPackIgnore]"),
        ["regions, conditions and comments"] = new(Space, """
            #region Models
            // Above.
            [MemoryPackable] // Beside.
            public class Item
            {
            #if NOT_DEFINED
                [MemoryPackIgnore] public int Other { get; set; }
            #else
                /* Before. */ [MemoryPackIgnore] /* Between. */ public int Skipped { get; set; } // After.
            #endif
            #pragma warning disable CS0169
                public int Id { get; set; }
            #pragma warning restore CS0169
            }
            #endregion
            """, "Item", "new() { Id = 1 }", "#region Models\n// Above.\n[FastSerType]\n[MemoryPackable] // Beside.", "/* Before. */ [FastSerIgnore] [MemoryPackIgnore]", "#if NOT_DEFINED\n    [MemoryPackIgnore]"),
        ["nested in a struct and an interface"] = new(Space, """
            public struct Outer
            {
                public interface IInner
                {
                    [MemoryPackable] public class Leaf { public int Id { get; set; } }
                }
            }
            """, "Outer.IInner.Leaf", "new() { Id = 1 }", "public partial struct Outer", "public partial interface IInner", "public partial class Leaf"),
        ["nested in a record that is moved too"] = new(Space, """
            [MemoryPackable]
            public record Outer(int Id, Outer.Inner? Held)
            {
                [MemoryPackable] public sealed record Inner(string Name);
            }
            """, "Outer", "new(1, new(\"n\"))", "public partial record Outer", "public sealed partial record Inner"),
        ["union nested in a generic type"] = new(Space, """
            public class Outer<T>
            {
                [MemoryPackable]
                [MemoryPackUnion(0, typeof(Outer<>.Leaf))]
                public abstract class Node { public int Id { get; set; } }
                [MemoryPackable] public class Leaf : Node { public T? Value { get; set; } }
            }
            """, "Outer<int>.Leaf", "new() { Id = 1, Value = 2 }", "[FastSerUnion(0, typeof(Outer<>.Leaf))]"),
        ["union that names a type without an annotation"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Known))]
            [MemoryPackUnion(1, typeof(Bare))]
            public partial interface IThing;
            [MemoryPackable] public partial class Known : IThing { public int Id { get; set; } }
            public class Bare : IThing;
            """, "IThing[]", "[new Known { Id = 1 }]", "[MemoryPackUnion(1, typeof(Bare))] is not in the union: it has no annotation"),
        ["union of structs and records"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(1, typeof(Point))]
            [MemoryPackUnion(2, typeof(Label))]
            public partial interface IMark;
            [MemoryPackable] public partial struct Point : IMark { public int X; public int Y; }
            [MemoryPackable] public partial record Label(string Text) : IMark;
            """, "IMark[]", "[new Point { X = 1, Y = 2 }, new Label(\"t\")]", "[FastSerUnion(1, typeof(Point))]"),
        ["union of unions"] = new(Space, """
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Animal))]
            [MemoryPackUnion(1, typeof(Stone))]
            public partial interface IThing;
            [MemoryPackable]
            [MemoryPackUnion(0, typeof(Dog))]
            [MemoryPackUnion(1, typeof(Cat))]
            public abstract partial class Animal : IThing { public int Legs { get; set; } }
            [MemoryPackable] public partial class Dog : Animal { public int Tricks { get; set; } }
            [MemoryPackable] public partial class Cat : Animal { public int Lives { get; set; } }
            [MemoryPackable] public partial class Stone : IThing { public int Weight { get; set; } }
            """, "IThing[]", "[new Dog { Legs = 4, Tricks = 1 }, new Cat { Lives = 9 }, new Stone { Weight = 3 }]", "[FastSerUnion(0, typeof(Animal))]"),
        ["version tolerant base with an own format below"] = new(Space, """
            [MemoryPackable] public partial class Base { public int A { get; set; } }
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Sub : Base { [MemoryPackOrder(0)] public int B { get; set; } }
            """, "Sub", "new() { A = 1, B = 2 }", "// FastSer: the type cannot be Tolerant, as its base type 'Base' is not Tolerant"),
        ["version tolerant type that holds a ring"] = new(Space, """
            [MemoryPackable(GenerateType.CircularReference)]
            public partial class Ring { [MemoryPackOrder(0)] public Ring? Next { get; set; } [MemoryPackOrder(1)] public int Id { get; set; } }
            [MemoryPackable(GenerateType.VersionTolerant)]
            public partial class Holder { [MemoryPackOrder(0)] public List<Ring>? Rings { get; set; } }
            """, "Holder", "new() { Rings = [new() { Id = 1, Next = new() }] }", "// FastSer: the type cannot be Tolerant, as it holds 'Ring'"),
        ["version tolerant union of another format"] = new(Space, """
            [MemoryPackable(GenerateType.VersionTolerant)]
            [MemoryPackUnion(0, typeof(Other))]
            [MemoryPackUnion(1, typeof(Own))]
            public abstract partial class Top { [MemoryPackOrder(0)] public int A { get; set; } }
            [MemoryPackable] public partial class Other : Top { public int B { get; set; } }
            [MemoryPackable(GenerateType.VersionTolerant)] public partial class Own : Top { [MemoryPackOrder(1)] public int C { get; set; } }
            """, "Top", "new Own { A = 1, C = 2 }", "typeof(Other))] is not in the union: it is not in the Tolerant format"),
        ["enums, nullables and tuples"] = new(Space, """
            public enum Color : byte { Red, Green }
            [MemoryPackable]
            public partial class Item
            {
                public Color Color { get; set; }
                public Color? Maybe { get; set; }
                public int? Count { get; set; }
                public (int Row, string? Name) Pair { get; set; }
                public Tuple<int, long>? Old { get; set; }
                public KeyValuePair<int, string> Entry { get; set; }
            }
            """, "Item", "new() { Color = Color.Green, Maybe = Color.Red, Pair = (1, \"p\"), Old = new(2, 3), Entry = new(4, \"e\") }"),
        ["arrays and collections"] = new(Space, """
            [MemoryPackable]
            public partial class Item
            {
                public int[]? Numbers { get; set; }
                public string[][]? Jagged { get; set; }
                public int[,]? Grid { get; set; }
                public HashSet<int>? Set { get; set; }
                public SortedDictionary<string, List<int>>? Map { get; set; }
                public Queue<int>? Queue { get; set; }
                public LinkedList<string>? Linked { get; set; }
            }
            """, "Item", "new() { Numbers = [1, 2], Jagged = [[\"a\"], []], Grid = new[,] { { 1, 2 } }, Set = [3], Map = new() { [\"k\"] = [1] }, Queue = new([1, 2]), Linked = new([\"l\"]) }"),
        ["interfaces of collections"] = new(Space, """
            [MemoryPackable]
            public partial class Item
            {
                public IList<int>? Numbers { get; set; }
                public IReadOnlyDictionary<string, int>? Map { get; set; }
                public IEnumerable<string>? Names { get; set; }
            }
            """, "Item", "new() { Numbers = new List<int> { 1 }, Map = new Dictionary<string, int> { [\"a\"] = 1 }, Names = new List<string> { \"n\" } }"),
        ["dates and other values"] = new(Space, """
            [MemoryPackable]
            public partial struct Moment
            {
                public DateTime Time;
                public DateTimeOffset Offset;
                public TimeSpan Span;
                public DateOnly Day;
                public Guid Id;
                public decimal Price;
                public char Letter;
            }
            """, "Moment", "new() { Time = new(2024, 1, 2), Offset = new(2024, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)), Span = TimeSpan.FromTicks(5), Day = new(2024, 1, 2), Id = Guid.NewGuid(), Price = 1.5m, Letter = 'x' }"),
        ["members named like keywords"] = new(Space, """
            [MemoryPackable]
            public partial class @class
            {
                public int @int { get; set; }
                [MemoryPackInclude] private string? @string;
                [MemoryPackIgnore] public int @new;
                public static @class Make() => new() { @int = 1, @string = "s" };
            }
            """, "@class", "@class.Make()", "[FastSerInclude]", "[FastSerIgnore]"),
        ["init-only struct with a constructor"] = new(Space, """
            [MemoryPackable]
            public readonly partial struct Range3
            {
                public int From { get; init; }
                public int To { get; }
                [MemoryPackConstructor] public Range3(int to) => To = to;
            }
            """, "Range3", "new(2) { From = 1 }", "[FastSerConstructor]\n    [MemoryPackConstructor]"),
        ["getter that is not public"] = new(Space, """
            [MemoryPackable]
            public partial class Item { public int Id { get; set; } public int Hidden { private get; set; } }
            """, "Item", "new() { Id = 1 }", "[FastSerIgnore] public int Hidden"),
        ["deep inheritance"] = new(Space, """
            [MemoryPackable] public partial class A { public int One { get; set; } }
            [MemoryPackable] public partial class B : A { public int Two { get; set; } }
            public class Between : B { public int Three { get; set; } [MemoryPackIgnore] public int Lost { get; set; } }
            [MemoryPackable] public partial class C : Between { public int Four { get; set; } }
            """, "C", "new() { One = 1, Two = 2, Three = 3, Four = 4 }", "[FastSerIgnore] [MemoryPackIgnore]"),
        ["generic base, closed below"] = new(Space, """
            [MemoryPackable] public partial class Box<T> { public T? Value { get; set; } }
            [MemoryPackable] public partial class Named : Box<string> { public int Id { get; set; } }
            """, "Named", "new() { Value = \"v\", Id = 1 }"),
        ["constraints of type parameters"] = new(Space, """
            [MemoryPackable]
            public partial class Pair<TKey, TValue> where TKey : struct where TValue : class, new()
            {
                public TKey Key { get; set; }
                public TValue? Value { get; set; }
            }
            [MemoryPackable] public partial class Leaf { public int Id { get; set; } }
            """, "Pair<int, Leaf>", "new() { Key = 1, Value = new() { Id = 2 } }"),
        ["constructor of a record with a body"] = new(Space, """
            [MemoryPackable]
            public partial record Person(string First, string Last)
            {
                [MemoryPackIgnore] public string Full => First + " " + Last;
                public int Age { get; set; }
            }
            """, "Person", "new(\"f\", \"l\") { Age = 3 }", "[FastSerIgnore]\n    [MemoryPackIgnore]"),
        ["events, indexers and statics are left alone"] = new(Space, """
            [MemoryPackable]
            public partial class Item
            {
                public const int Max = 3;
                public static int Shared { get; set; }
                public int this[int i] => i;
                public int WriteOnly { set => Id = value; }
                public int Id { get; set; }
                public void Use() => Changed?.Invoke();
                public event Action? Changed;
            }
            """, "Item", "new() { Id = 1 }"),
    };
}
