namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>System.Text.Json.</summary>
internal static class TextJsonModels
{
    private const string Space = "System.Text.Json.Serialization";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["property names"] = new(Space, """
            public class Order
            {
                [JsonPropertyName("id")] public int Id { get; set; }
                [JsonPropertyName("customer_name")] public string? Customer { get; set; }
                public DateTime Placed { get; set; }
            }
            """, "Order", "new() { Id = 7, Customer = \"Ann\", Placed = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc) }", "[FastSerType]"),
        ["types that a model holds"] = new(Space, """
            public class Order
            {
                [JsonPropertyName("lines")] public List<Line> Lines { get; set; } = [];
                public Dictionary<string, Tag[]>? Tags { get; set; }
                public Address? Address { get; set; }
            }
            public class Line { public string? Article { get; set; } public decimal Price { get; set; } }
            public class Tag { public string? Text { get; set; } }
            public struct Address { public string? City { get; set; } public int Code { get; set; } }
            """, "Order", """new() { Lines = { new() { Article = "a", Price = 1.5m } }, Tags = new() { ["x"] = [new() { Text = "t" }] }, Address = new() { City = "c", Code = 3 } }""",
            "[FastSerType]\npublic partial class Line", "[FastSerType]\npublic partial class Tag", "[FastSerType]\npublic partial struct Address"),
        ["types that a member holds which is left out when it is null"] = new(Space, """
            public class Media
            {
                [JsonPropertyName("id")] public int Id { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public Day? Start { get; set; }
                [JsonIgnore] public Secret? Key { get; set; }
            }
            public class Day { public int? Year { get; set; } }
            public class Secret { public object? Content { get; set; } }
            """, "Media", "new() { Id = 1, Start = new() { Year = 2026 } }", "[FastSerType]\npublic partial class Day", "\npublic class Secret"),
        ["context"] = new(Space, """
            [JsonSerializable(typeof(Invoice))]
            [JsonSerializable(typeof(List<Payment>))]
            public partial class Context : JsonSerializerContext
            {
                public Context() : base(null) { }
                protected override System.Text.Json.JsonSerializerOptions? GeneratedSerializerOptions => null;
                public override System.Text.Json.Serialization.Metadata.JsonTypeInfo? GetTypeInfo(Type type) => null;
            }
            public class Invoice { public int Number { get; set; } public Position[] Positions { get; set; } = []; }
            public class Position { public double Amount { get; set; } }
            public class Payment { public long Cents { get; set; } }
            public class Other { public int Id { get; set; } }
            """, "Invoice", "new() { Number = 4, Positions = [new() { Amount = 2.5 }] }",
            "[FastSerType]\npublic partial class Invoice", "[FastSerType]\npublic partial class Position", "[FastSerType]\npublic partial class Payment", "}\npublic class Other"),
        ["ignored"] = new(Space, """
            public class Account
            {
                public string? Name { get; set; }
                [JsonIgnore] public string? Password { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.Always)] public int Cache { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public int Kept { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Sometimes { get; set; }
                [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int Rarely { get; set; }
            }
            """, "Account", "new() { Name = \"n\", Kept = 1, Sometimes = \"s\", Rarely = 2 }",
            "[FastSerIgnore]\n    [JsonIgnore] public string? Password", "[FastSerIgnore]\n    [JsonIgnore(Condition = JsonIgnoreCondition.Always)]", "    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]"),
        ["included private members"] = new(Space, """
            public class Counter
            {
                [JsonInclude] private int _count;
                [JsonInclude] internal string? Label { get; set; }
                [JsonInclude] public int Total { get; private set; }
                public static Counter Make() => new() { _count = 3, Label = "l", Total = 4 };
                public int Count() => _count;
            }
            """, "Counter", "Counter.Make()", "[FastSerInclude]\n    [JsonInclude] private int _count;", "[FastSerInclude]\n    [JsonInclude] internal string? Label"),
        ["public fields"] = new(Space, """
            public class Point
            {
                [JsonInclude] public int X;
                public int Y;
                [JsonPropertyName("z")] public int Z { get; set; }
            }
            """, "Point", "new() { X = 1, Z = 3 }", "// FastSer: JSON leaves fields out unless IncludeFields is set", "[FastSerIgnore]\n    public int Y;"),
        ["computed properties"] = new(Space, """
            public class Person
            {
                [JsonPropertyName("first")] public string First { get; set; } = "";
                public string Last { get; set; } = "";
                public string Full => First + " " + Last;
                public bool HasLast { get { return Last.Length > 0; } }
                [JsonPropertyName("initial")] public char Initial => First.Length > 0 ? First[0] : ' ';
                public object Boxed => First;
            }
            """, "Person", "new() { First = \"A\", Last = \"B\" }", "[FastSerType(Members = FastSerMembers.PublicState)]"),
        ["computed property that a constructor takes"] = new(Space, """
            public class Money
            {
                private readonly decimal _amount;
                [JsonConstructor] public Money(decimal amount, string currency) { _amount = amount; Currency = currency; }
                public decimal Amount => _amount;
                public string Currency { get; }
                public string Text => _amount + Currency;
            }
            """, "Money", "new(2.5m, \"EUR\")", "[FastSerConstructor]\n    [JsonConstructor]", "FastSerMembers.PublicState"),
        ["constructor"] = new(Space, """
            public class Range
            {
                public int From { get; }
                public int To { get; }
                public Range() { }
                [JsonConstructor]
                public Range(int from, int to) { From = from; To = to; }
            }
            """, "Range", "new(1, 5)", "[FastSerConstructor]\n    [JsonConstructor]"),
        ["record"] = new(Space, """
            public record Person([property: JsonPropertyName("n")] string Name, int Age, [property: JsonIgnore] string? Note = null);
            """, "Person", "new(\"Ann\", 3)", "[property: FastSerIgnore]"),
        ["record struct"] = new(Space, "public readonly record struct Pair([property: JsonPropertyName(\"l\")] int Left, int Right);", "Pair[]", "[new(1, 2)]"),
        ["required"] = new(Space, """
            public class Login
            {
                [JsonRequired] public string User { get; set; } = "";
                public required string Secret { get; init; }
            }
            """, "Login", "new() { User = \"u\", Secret = \"s\" }"),
        ["derived types"] = new(Space, """
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "$kind")]
            [JsonDerivedType(typeof(Circle), "circle")]
            [JsonDerivedType(typeof(Square), "square")]
            public abstract class Shape { public string? Name { get; set; } }
            public class Circle : Shape { public double Radius { get; set; } }
            public class Square : Shape { public double Side { get; set; } }
            """, "Shape[]", "[new Circle { Name = \"c\", Radius = 1 }, new Square { Side = 2 }]", "// FastSer: some tags of the union are new", "[FastSerUnion(0, typeof(Circle))]", "[FastSerUnion(1, typeof(Square))]"),
        ["derived types with numbers"] = new(Space, """
            [JsonDerivedType(typeof(Cat), 3)]
            [JsonDerivedType(typeof(Dog), 5)]
            public class Animal { public string? Name { get; set; } }
            public class Cat : Animal { public int Lives { get; set; } }
            public sealed class Dog : Animal { public bool Barks { get; set; } }
            """, "Animal[]", "[new Animal { Name = \"a\" }, new Cat { Lives = 9 }, new Dog { Barks = true }]", "[FastSerUnion(3, typeof(Cat))]", "[FastSerUnion(0, typeof(Animal))]"),
        ["interface with derived types"] = new(Space, """
            [JsonDerivedType(typeof(Created), "created")]
            [JsonDerivedType(typeof(Deleted), "deleted")]
            public interface IEvent { int Id { get; } }
            public record Created(int Id, string Name) : IEvent;
            public record Deleted(int Id) : IEvent;
            public class Log { public List<IEvent> Events { get; set; } = []; }
            """, "IEvent[]", "[new Created(1, \"n\"), new Deleted(2)]", "[FastSerUnion(0, typeof(Created))]", "public partial interface IEvent"),
        ["member of a union type"] = new(Space, """
            public class Envelope { [JsonPropertyName("b")] public Body? Body { get; set; } }
            [JsonDerivedType(typeof(TextBody), "t")]
            public abstract record Body;
            public record TextBody(string Text) : Body;
            """, "Envelope", "new() { Body = new TextBody(\"x\") }", "[FastSerUnion(0, typeof(TextBody))]"),
        ["extension data"] = new(Space, """
            public class Settings
            {
                public int Version { get; set; }
                [JsonExtensionData] public Dictionary<string, System.Text.Json.JsonElement>? More { get; set; }
            }
            """, "Settings", "new() { Version = 2 }", "// FastSer: members that are not known: in the Tolerant format", "[FastSerIgnore]"),
        ["converter of an enum"] = new(Space, """
            public enum Color { Red, Green }
            public class Car
            {
                [JsonConverter(typeof(JsonStringEnumConverter))] public Color Color { get; set; }
                [JsonConverter(typeof(JsonStringEnumConverter<Color>))] public Color? Second { get; set; }
            }
            """, "Car", "new() { Color = Color.Green, Second = Color.Red }", "    [JsonConverter(typeof(JsonStringEnumConverter))] public Color Color"),
        ["own converter"] = new(Space, """
            public class UnixTimeConverter : JsonConverter<DateTime>
            {
                public override DateTime Read(ref System.Text.Json.Utf8JsonReader reader, Type type, System.Text.Json.JsonSerializerOptions options) => default;
                public override void Write(System.Text.Json.Utf8JsonWriter writer, DateTime value, System.Text.Json.JsonSerializerOptions options) { }
            }
            public class Token { [JsonConverter(typeof(UnixTimeConverter))] public DateTime Expires { get; set; } }
            """, "Token", "new() { Expires = new DateTime(2026, 2, 3, 0, 0, 0, DateTimeKind.Utc) }", "FastSer: [JsonConverter(typeof(UnixTimeConverter))] was not turned"),
        ["order of properties"] = new(Space, """
            public class Row
            {
                [JsonPropertyOrder(2)] public int B { get; set; }
                [JsonPropertyOrder(1)] public int A { get; set; }
            }
            """, "Row", "new() { A = 1, B = 2 }"),
        ["numbers as texts"] = new(Space, """
            [JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)]
            public class Sum { public long Value { get; set; } [JsonNumberHandling(JsonNumberHandling.WriteAsString)] public int Count { get; set; } }
            """, "Sum", "new() { Value = 1, Count = 2 }"),
        ["collections without setters"] = new(Space, """
            [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
            public class Basket { public List<string> Items { get; } = []; public Dictionary<string, int> Counts { get; } = []; }
            """, "Basket", """new() { Items = { "a" }, Counts = { ["b"] = 2 } }"""),
        ["nested types"] = new(Space, """
            public class Api
            {
                public class Response { [JsonPropertyName("data")] public Data? Content { get; set; } }
                public class Data { public int Id { get; set; } public Inner? More { get; set; } public class Inner { public string? Text { get; set; } } }
            }
            """, "Api.Response", "new() { Content = new() { Id = 1, More = new() { Text = \"t\" } } }", "public partial class Api", "public partial class Data"),
        ["private nested types"] = new(Space, """
            public class Client
            {
                private class Cached { [JsonPropertyName("v")] public int Value { get; set; } }
                public class Result { [JsonInclude] internal int Code { get; set; } }
                public int Use() => new Cached().Value;
            }
            """, "Client.Result", "new()", "private partial class Cached"),
        ["base class without attributes"] = new(Space, """
            public class Entity { public Guid Key { get; set; } public DateTimeOffset Created { get; set; } }
            public class User : Entity { [JsonPropertyName("mail")] public string? Mail { get; set; } }
            """, "User", "new() { Key = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Mail = \"m\" }", "[FastSerType]\npublic partial class Entity"),
        ["generic"] = new(Space, """
            public class Page<T> { [JsonPropertyName("items")] public List<T> Items { get; set; } = []; public int Total { get; set; } }
            public class Hit { [JsonPropertyName("id")] public int Id { get; set; } }
            """, "Page<Hit>", "new() { Items = { new() { Id = 1 } }, Total = 9 }"),
        ["generic result of a closed type"] = new(Space, """
            public class Result<T> { public T? Value { get; set; } public string? Error { get; set; } public bool IsOk => Error is null; }
            public class Query { [JsonPropertyName("r")] public Result<int>? Count { get; set; } public Result<string[]>? Names { get; set; } }
            """, "Query", "new() { Count = new() { Value = 1 }, Names = new() { Value = [\"a\"] } }", "public partial class Result<T>"),
        ["nullable values"] = new(Space, """
            public class Optional
            {
                [JsonPropertyName("a")] public int? A { get; set; }
                public DateOnly? Day { get; set; }
                public TimeSpan? Span { get; set; }
                public Guid? Id { get; set; }
                public bool? Flag { get; set; }
            }
            """, "Optional", "new() { A = 1, Day = new DateOnly(2026, 1, 1) }"),
        ["interfaces of collections"] = new(Space, """
            public class Lists
            {
                [JsonPropertyName("a")] public IList<int> A { get; set; } = [];
                public IReadOnlyList<string>? B { get; set; }
                public IEnumerable<long>? C { get; set; }
                public IDictionary<string, bool>? D { get; set; }
                public IReadOnlyDictionary<string, int[]>? E { get; set; }
                public ISet<string>? F { get; set; }
                public ICollection<byte>? G { get; set; }
            }
            """, "Lists", """new() { A = new List<int> { 1 }, B = new List<string> { "b" }, C = new List<long> { 3 } }"""),
        ["setters of narrower access"] = new(Space, """
            public class Item
            {
                [JsonInclude] public int Id { get; private set; }
                public string? Name { get; protected set; }
                public long Size { get; internal set; }
                [JsonInclude, JsonPropertyName("s")] public short Short { get; init; }
                public static Item Make() => new() { Id = 1, Name = "n", Size = 2, Short = 3 };
            }
            """, "Item", "Item.Make()"),
        ["property with a body"] = new(Space, """
            public class Model
            {
                private string? _name;
                [JsonPropertyName("name")] public string? Name { get => _name; set => _name = value?.Trim(); }
                private int _level = 1;
                public int Level { get { return _level; } set { _level = value; } }
            }
            """, "Model", "new() { Name = \"n\", Level = 4 }"),
        ["indexer and static"] = new(Space, """
            public class Bag
            {
                private readonly Dictionary<string, int> _map = new();
                public int this[string key] { get => _map[key]; set => _map[key] = value; }
                public static int Count { get; set; }
                [JsonPropertyName("v")] public int Value { get; set; }
            }
            """, "Bag", "new() { Value = 3 }"),
        ["virtual and overridden"] = new(Space, """
            public class Top { [JsonPropertyName("k")] public virtual string? Kind { get; set; } public virtual int Level { get; set; } }
            public class Below : Top { public override string? Kind { get; set; } [JsonIgnore] public override int Level { get => 0; set { } } }
            """, "Below", "new() { Kind = \"k\" }"),
        ["self reference"] = new(Space, """
            public class Node { [JsonPropertyName("v")] public int Value { get; set; } public Node? Next { get; set; } public List<Node> Children { get; set; } = []; }
            """, "Node", "new() { Value = 1, Next = new() { Value = 2 }, Children = { new() { Value = 3 } } }"),
        ["webhook payload"] = new(Space, """
            public sealed class PushEvent
            {
                [JsonPropertyName("ref")] public string Ref { get; set; } = "";
                [JsonPropertyName("commits")] public IReadOnlyList<Commit> Commits { get; set; } = [];
                [JsonPropertyName("repository")] public Repository Repository { get; set; } = new();
            }
            public sealed class Commit
            {
                [JsonPropertyName("id")] public string Id { get; set; } = "";
                [JsonPropertyName("timestamp")] public DateTimeOffset Timestamp { get; set; }
                [JsonPropertyName("author")] public Author Author { get; set; } = new();
                [JsonPropertyName("added")] public string[] Added { get; set; } = [];
            }
            public sealed class Author { [JsonPropertyName("name")] public string? Name { get; set; } [JsonPropertyName("email")] public string? Email { get; set; } }
            public sealed class Repository { [JsonPropertyName("id")] public long Id { get; set; } [JsonPropertyName("private")] public bool IsPrivate { get; set; } }
            """, "PushEvent", """new() { Ref = "main", Commits = new List<Commit> { new() { Id = "1", Author = new() { Name = "a" }, Added = ["f"] } }, Repository = new() { Id = 5, IsPrivate = true } }"""),
        ["settings with defaults"] = new(Space, """
            public class AppSettings
            {
                [JsonPropertyName("port")] public int Port { get; set; } = 8080;
                public string[] Hosts { get; set; } = ["localhost"];
                public Limits Limits { get; set; } = new();
                [JsonIgnore] public bool IsLocal => Hosts.Length == 1;
            }
            public class Limits { public int Requests { get; set; } = 100; public TimeSpan Window { get; set; } = TimeSpan.FromMinutes(1); }
            """, "AppSettings", "new() { Port = 1, Hosts = [\"h\"], Limits = new() { Requests = 2 } }"),
        ["vault item"] = new(Space, """
            public enum CipherType { Login = 1, Card = 3 }
            public abstract class CipherBase
            {
                public Guid? OrganizationId { get; set; }
                [JsonInclude] public CipherType Type { get; protected set; }
                public bool IsLogin => Type == CipherType.Login;
            }
            public class CipherLogin : CipherBase
            {
                public CipherLogin() { Type = CipherType.Login; }
                [JsonPropertyName("uris")] public ICollection<LoginUri>? Uris { get; set; }
                [JsonIgnore] public LoginUri? First { get; set; }
            }
            public class LoginUri { public string? Uri { get; set; } public byte? Match { get; set; } }
            """, "CipherLogin", "new() { OrganizationId = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Uris = new List<LoginUri> { new() { Uri = \"u\", Match = 2 } } }"),
        ["tuple and key value pair"] = new(Space, """
            public class Pairs { [JsonPropertyName("p")] public KeyValuePair<string, int> Pair { get; set; } public (int Left, string? Right) Both { get; set; } }
            """, "Pairs", """new() { Pair = new("k", 1), Both = (2, "r") }"""),
        ["default of the project"] = new(Space, """
            public class Quantity { [JsonPropertyName("a")] public double Amount { get; set; } public Unit? Unit { get; set; } public string Shown => Amount + " " + Unit?.Name; }
            public sealed record Unit(string Name) { public int Length => Name.Length; }
            """, "Quantity", "new() { Amount = 1.5, Unit = new(\"kg\") }", "[FastSerType(Members = FastSerMembers.PublicState)]\npublic sealed partial record Unit"),
        ["types of an array and a dictionary of a context"] = new(Space, """
            [JsonSerializable(typeof(Dictionary<string, Stock[]>))]
            public class Names : JsonSerializerContext
            {
                public Names() : base(null) { }
                protected override System.Text.Json.JsonSerializerOptions? GeneratedSerializerOptions => null;
                public override System.Text.Json.Serialization.Metadata.JsonTypeInfo? GetTypeInfo(Type type) => null;
            }
            public class Stock { public string? Symbol { get; set; } public Quote Last { get; set; } }
            public readonly record struct Quote(decimal Price, DateTime At);
            """, "Stock", "new() { Symbol = \"s\", Last = new(1.5m, new DateTime(2026, 1, 2)) }", "public readonly partial record struct Quote"),
        ["aliases of attributes"] = new(Space, """
            using Name = System.Text.Json.Serialization.JsonPropertyNameAttribute;
            namespace Shop;
            public class Aliased { [Name("x")] public int X { get; set; } }
            """, "Aliased", "new() { X = 1 }", "[FastSerType]"),
    };
}
