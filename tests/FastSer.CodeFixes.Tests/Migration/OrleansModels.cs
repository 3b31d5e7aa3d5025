namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Microsoft Orleans.</summary>
internal static class OrleansModels
{
    private const string Space = "Orleans";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["ids"] = new(Space, """
            [GenerateSerializer]
            public class Order
            {
                [Id(0)] public int Number { get; set; }
                [Id(1)] public string? Customer { get; set; }
                public int Cache { get; set; }
            }
            """, "Order", "new() { Number = 1, Customer = \"c\" }", "[FastSerType(Format = WireFormat.Tolerant)]", "[FastSerMember(0)]\n    [Id(0)]", "[FastSerIgnore]\n    public int Cache"),
        ["private fields"] = new(Space, """
            [GenerateSerializer, Alias("Shop.Account")]
            public sealed class Account
            {
                [Id(0)] private decimal _balance;
                [Id(1)] internal readonly List<string> Notes = new();
                public static Account Make() { var made = new Account { _balance = 2 }; made.Notes.Add("n"); return made; }
                public decimal Balance() => _balance;
            }
            """, "Account", "Account.Make()", "[FastSerMember(0)]\n    [Id(0)] private decimal _balance;"),
        ["parameters with other names than their members"] = new(Space, """
            [GenerateSerializer]
            public class Range
            {
                [Id(0)] private readonly int _low;
                [Id(1)] public int High { get; }
                [Id(2)] public string Unit;
                public Range(int first, int last, string unit) { this._low = first; High = last; Unit = unit; }
                public int Width() => High - _low;
            }
            [GenerateSerializer]
            public class Limit
            {
                [Id(0)] public int Most { get; private set; }
                public Limit(int value) => Most = value;
            }
            """, "(Range, Limit)", "(new(1, 5, \"m\"), new(3))", "[FastSerConstructor(nameof(_low), nameof(High), nameof(Unit))]", "[FastSerConstructor(nameof(Most))]"),
        ["record"] = new(Space, "[GenerateSerializer]\npublic record Person(string Name, int Age);", "Person", "new(\"n\", 3)", "[property: FastSerMember(0)]", "[property: FastSerMember(1)]"),
        ["record with members"] = new(Space, """
            [GenerateSerializer]
            public record Invoice(string Number) { [Id(0)] public decimal Sum { get; init; } public int Skipped { get; init; } }
            """, "Invoice", "new(\"n\") { Sum = 2 }", "// FastSer: keys are unique", "[FastSerIgnore] public int Skipped"),
        ["record struct"] = new(Space, "[GenerateSerializer, Immutable]\npublic readonly record struct Money([property: Id(0)] decimal Amount, [property: Id(1)] string Currency);", "Money", "new(1.5m, \"EUR\")", "FastSerMember(1)"),
        ["struct"] = new(Space, "[GenerateSerializer]\npublic struct Point\n{\n    [Id(0)] public int X;\n    [Id(1)] public int Y;\n}", "Point", "new() { X = 1, Y = 2 }", "[FastSerMember(1)]"),
        ["gaps"] = new(Space, "[GenerateSerializer]\npublic class Gaps\n{\n    [Id(1)] public int A { get; set; }\n    [Id(4)] public int B { get; set; }\n}", "Gaps", "new() { A = 1, B = 2 }", "[FastSerReservedKeys(0)]", "[FastSerReservedKeys(2, 3)]"),
        ["derived class"] = new(Space, """
            [GenerateSerializer] public class Base { [Id(0)] public int A { get; set; } }
            [GenerateSerializer] public class Derived : Base { [Id(0)] public int B { get; set; } }
            """, "Base[]", "[new Base { A = 1 }, new Derived { A = 2, B = 3 }]", "[FastSerUnion(0, typeof(Base))]", "[FastSerUnion(1, typeof(Derived))]"),
        ["abstract base"] = new(Space, """
            [GenerateSerializer] public abstract class Command { [Id(0)] public Guid Key { get; set; } }
            [GenerateSerializer] public sealed class Start : Command { [Id(0)] public int Speed { get; set; } }
            [GenerateSerializer] public sealed class Stop : Command;
            [GenerateSerializer] public class Batch { [Id(0)] public List<Command> Commands { get; set; } = []; }
            """, "Batch", "new() { Commands = { new Start { Speed = 1 }, new Stop() } }", "[FastSerUnion(0, typeof(Start))]", "[FastSerUnion(1, typeof(Stop))]"),
        ["events as records"] = new(Space, """
            [GenerateSerializer] public abstract record Event(DateTime At);
            [GenerateSerializer] public record Opened(DateTime At, string Owner) : Event(At);
            [GenerateSerializer] public record Closed(DateTime At) : Event(At);
            """, "Event[]", "[new Opened(new DateTime(2026, 1, 1), \"o\"), new Closed(new DateTime(2026, 1, 2))]", "[FastSerUnion(0, typeof(Closed))]"),
        ["state of a grain"] = new(Space, """
            [GenerateSerializer]
            public class CartState
            {
                [Id(0)] public Dictionary<Guid, CartItem> Items { get; set; } = new();
                [Id(1)] public DateTimeOffset? CheckedOut { get; set; }
                public decimal Total => Items.Values.Sum(static item => item.Price * item.Count);
            }
            [GenerateSerializer] public class CartItem { [Id(0)] public decimal Price { get; set; } [Id(1)] public int Count { get; set; } }
            """, "CartState", "new() { Items = { [new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)] = new() { Price = 2, Count = 3 } } }"),
        ["generic"] = new(Space, """
            [GenerateSerializer] public class Envelope<T> { [Id(0)] public T? Content { get; set; } [Id(1)] public int Attempt { get; set; } }
            """, "Envelope<string>", "new() { Content = \"c\", Attempt = 2 }"),
        ["ids of fields by themselves"] = new(Space, """
            [GenerateSerializer(GenerateFieldIds = GenerateFieldIds.PublicProperties)]
            public class Auto { public int A { get; set; } public string? B { get; set; } private int _c; public int C() => _c; }
            """, "Auto", "new() { A = 1, B = \"b\" }"),
        ["parameters that do not take part"] = new(Space, """
            [GenerateSerializer(IncludePrimaryConstructorParameters = false)]
            public record Half([property: Id(0)] int A, int B = 0);
            """, "Half", "new(1)", "[property: FastSerIgnore]"),
        ["constructor"] = new(Space, """
            [GenerateSerializer]
            public class Range
            {
                [Id(0)] public int From { get; }
                [Id(1)] public int To { get; }
                public Range() { }
                [OrleansConstructor] public Range(int from, int to) { From = from; To = to; }
            }
            """, "Range", "new(1, 2)", "[FastSerConstructor]\n    [OrleansConstructor]"),
        ["activator constructor"] = new(Space, """
            [GenerateSerializer]
            public class Made
            {
                [Id(0)] public string Name { get; }
                [GeneratedActivatorConstructor] public Made(string name) => Name = name;
            }
            """, "Made", "new(\"n\")", "[FastSerConstructor]\n    [GeneratedActivatorConstructor]"),
        ["not serialized"] = new(Space, "[GenerateSerializer]\npublic class Part { [Id(0)] public int A { get; set; } [NonSerialized] public int B; }", "Part", "new() { A = 1 }", "[FastSerIgnore] [NonSerialized]"),
        ["nested"] = new(Space, """
            public static class Messages { [GenerateSerializer] public class Ping { [Id(0)] public long Ticks { get; set; } } }
            """, "Messages.Ping", "new() { Ticks = 5 }", "public static partial class Messages"),
        ["private nested"] = new(Space, """
            public class Grain
            {
                [GenerateSerializer] private sealed class State { [Id(0)] public int Count { get; set; } }
                [GenerateSerializer] public sealed class Reply { [Id(0)] public int Count { get; set; } }
                public int Use() => new State().Count;
            }
            """, "Grain.Reply", "new() { Count = 3 }", "private sealed partial class State"),
        ["collections"] = new(Space, """
            [GenerateSerializer]
            public class Many
            {
                [Id(0)] public List<int> A { get; set; } = [];
                [Id(1)] public Dictionary<string, double[]> B { get; set; } = [];
                [Id(2)] public HashSet<string> C { get; set; } = [];
                [Id(3)] public System.Collections.Immutable.ImmutableArray<int> D { get; set; } = [];
                [Id(4)] public Tuple<int, string>? E { get; set; }
                [Id(5)] public (int, bool) F { get; set; }
                [Id(6)] public byte[]? G { get; set; }
                [Id(7)] public TimeSpan? H { get; set; }
            }
            """, "Many", """new() { A = { 1 }, B = { ["b"] = [2] }, C = { "c" }, E = new(1, "e"), F = (2, true), G = [3] }"""),
        ["self reference"] = new(Space, "[GenerateSerializer]\npublic class Node { [Id(0)] public int Value { get; set; } [Id(1)] public Node? Next { get; set; } }", "Node", "new() { Value = 1, Next = new() { Value = 2 } }"),
        ["high ids"] = new(Space, "[GenerateSerializer]\npublic class High { [Id(100)] public int A { get; set; } [Id(2000)] public int B { get; set; } }", "High", "new() { A = 1, B = 2 }", "// FastSer: keys are unique"),
        ["base without the attribute"] = new(Space, """
            public class Plain { public int Version { get; set; } }
            [GenerateSerializer] public class Child : Plain { [Id(0)] public int A { get; set; } }
            """, "Child", "new() { A = 1 }"),
        ["alias of a method"] = new(Space, """
            [Alias("query"), GenerateSerializer]
            public sealed record Query { [Id(0)] public required string Text { get; init; } [Id(1)] public int? Take { get; init; } }
            """, "Query", "new() { Text = \"t\", Take = 3 }"),
        ["init and read-only"] = new(Space, """
            [GenerateSerializer]
            public sealed class Fixed
            {
                [Id(0)] public string Name { get; init; } = "";
                [Id(1)] public IReadOnlyList<int> Numbers { get; init; } = [];
                [Id(2)] public string[] Tags { get; private set; } = [];
                public static Fixed Make() => new() { Name = "n", Numbers = new List<int> { 1 }, Tags = ["t"] };
            }
            """, "Fixed", "Fixed.Make()"),
        ["enum members"] = new(Space, """
            [GenerateSerializer] public enum Level { Low, High }
            [GenerateSerializer] public class Alarm { [Id(0)] public Level Level { get; set; } [Id(1)] public Level? Previous { get; set; } }
            """, "Alarm", "new() { Level = Level.High, Previous = Level.Low }"),
        ["class with a primary constructor"] = new(Space, """
            [GenerateSerializer]
            public class Named(string name) { [Id(0)] public string Name { get; } = name; [Id(1)] public int Age { get; set; } }
            """, "Named", "new(\"n\") { Age = 2 }"),
        ["interface of a state"] = new(Space, """
            public interface IVersioned { int Version { get; } }
            [GenerateSerializer] public class Profile : IVersioned { [Id(0)] public int Version { get; set; } [Id(1)] public Uri? Link { get; set; } }
            """, "Profile", "new() { Version = 2 }"),
        ["generic union"] = new(Space, """
            [GenerateSerializer] public abstract record Result<T>;
            [GenerateSerializer] public record Ok<T>([property: Id(0)] T Value) : Result<T>;
            [GenerateSerializer] public record Failed<T>([property: Id(0)] string Error) : Result<T>;
            """, "Result<int>[]", "[new Ok<int>(1), new Failed<int>(\"e\")]", "typeof(Ok<>)"),
    };
}
