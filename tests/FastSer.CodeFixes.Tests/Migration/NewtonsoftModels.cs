namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Newtonsoft.Json.</summary>
internal static class NewtonsoftModels
{
    private const string Space = "Newtonsoft.Json";

    public static IReadOnlyDictionary<string, MovingModel> All { get; } = new Dictionary<string, MovingModel>
    {
        ["property names"] = new(Space, """
            public class Order
            {
                [JsonProperty("id")] public int Id { get; set; }
                [JsonProperty(PropertyName = "name", Required = Required.Always)] public string? Name { get; set; }
                public decimal Price { get; set; }
            }
            """, "Order", "new() { Id = 1, Name = \"n\", Price = 2.5m }", "[FastSerType]"),
        ["opt in"] = new(Space, """
            [JsonObject(MemberSerialization.OptIn)]
            public class User
            {
                [JsonProperty] public string? Name { get; set; }
                [JsonProperty] private int _level;
                public string? Secret { get; set; }
                public static User Make() => new() { Name = "n", _level = 3 };
                public int Level() => _level;
            }
            """, "User", "User.Make()", "[FastSerInclude]\n    [JsonProperty] private int _level;", "[FastSerIgnore]\n    public string? Secret"),
        ["opt in by name"] = new(Space, """
            [JsonObject(MemberSerialization = MemberSerialization.OptIn)]
            public class Part { [JsonProperty("a")] public int A { get; set; } public int B { get; set; } }
            """, "Part", "new() { A = 1 }", "[FastSerIgnore] public int B"),
        ["all fields"] = new(Space, """
            [JsonObject(MemberSerialization.Fields)]
            public class Account
            {
                private int _balance;
                [NonSerialized] private int _cache;
                public string? Owner { get; set; }
                public static Account Make() => new() { _balance = 5, Owner = "o" };
                public int Sum() => _balance + _cache;
            }
            """, "Account", "Account.Make()", "[FastSerType(Members = FastSerMembers.All)]", "[FastSerIgnore]\n    [NonSerialized]"),
        ["public fields"] = new(Space, "public class Item\n{\n    [JsonProperty(\"i\")] public int Id;\n    public string? Name;\n    [JsonIgnore] public int Skipped;\n}", "Item", "new() { Id = 1, Name = \"n\" }", "[FastSerIgnore]\n    [JsonIgnore]"),
        ["ignored"] = new(Space, """
            public class Session
            {
                [JsonIgnore] public string? Token { get; set; }
                public int User { get; set; }
                [JsonIgnore] public bool IsValid => Token is not null;
            }
            """, "Session", "new() { User = 2 }", "[FastSerIgnore]\n    [JsonIgnore] public string? Token"),
        ["constructor"] = new(Space, """
            public class Version
            {
                public int Major { get; }
                public int Minor { get; }
                public Version() { }
                [JsonConstructor] public Version(int major, int minor) { Major = major; Minor = minor; }
                public string Text => $"{Major}.{Minor}";
            }
            """, "Version", "new(1, 2)", "[FastSerConstructor]\n    [JsonConstructor]", "FastSerMembers.PublicState"),
        ["only constructor"] = new(Space, """
            public class Size
            {
                public Size(int width, int height) { Width = width; Height = height; }
                [JsonProperty("w")] public int Width { get; }
                [JsonProperty("h")] public int Height { get; }
            }
            """, "Size", "new(3, 4)"),
        ["private setters"] = new(Space, """
            public class Audit
            {
                [JsonProperty] public DateTime At { get; private set; }
                [JsonProperty] public string? By { get; internal set; }
                public static Audit Make() => new() { At = new DateTime(2026, 1, 1), By = "b" };
            }
            """, "Audit", "Audit.Make()"),
        ["private property"] = new(Space, """
            public class Hidden
            {
                [JsonProperty("secret")] private string? Secret { get; set; }
                public static Hidden Make() => new() { Secret = "s" };
                public string? Show() => Secret;
            }
            """, "Hidden", "Hidden.Make()", "[FastSerInclude]"),
        ["extension data"] = new(Space, """
            public class Document
            {
                public int Id { get; set; }
                [JsonExtensionData] private IDictionary<string, object>? _more;
                public object? More() => _more;
            }
            """, "Document", "new() { Id = 1 }", "// FastSer: members that are not known"),
        ["converter of an enum"] = new(Space, """
            public enum State { Off, On }
            public class Lamp { [JsonConverter(typeof(Newtonsoft.Json.Converters.StringEnumConverter))] public State State { get; set; } }
            """, "Lamp", "new() { State = State.On }", "{ [JsonConverter(typeof(Newtonsoft.Json.Converters.StringEnumConverter))] public State State"),
        ["own converter"] = new(Space, """
            public class SnowflakeConverter : JsonConverter;
            public class Channel { [JsonConverter(typeof(SnowflakeConverter))] [JsonProperty("id")] public ulong Id { get; set; } }
            """, "Channel", "new() { Id = 5 }", "FastSer: [JsonConverter(typeof(SnowflakeConverter))] was not turned"),
        ["callbacks"] = new(Space, """
            public class Loaded
            {
                [JsonProperty] public int A { get; set; }
                [JsonIgnore] public int Doubled { get; private set; }
                [System.Runtime.Serialization.OnDeserialized]
                internal void After(System.Runtime.Serialization.StreamingContext context) => Doubled = 2 * A;
                public static Loaded Make() => new() { A = 2, Doubled = 4 };
            }
            """, "Loaded", "Loaded.Make()", "FastSerDeserialized"),
        ["models of a chat API"] = new(Space, """
            internal class Message
            {
                [JsonProperty("id")] public ulong Id { get; set; }
                [JsonProperty("type")] public MessageType Type { get; set; }
                [JsonProperty("author")] public Optional<Author> Author { get; set; }
                [JsonProperty("content")] public Optional<string> Content { get; set; }
                [JsonProperty("embeds")] public Optional<Embed[]> Embeds { get; set; }
                [JsonProperty("edited_timestamp")] public Optional<DateTimeOffset?> Edited { get; set; }
            }
            internal enum MessageType { Default, Reply = 19 }
            internal class Author { [JsonProperty("id")] public ulong Id { get; set; } [JsonProperty("username")] public Optional<string> Name { get; set; } }
            internal class Embed { [JsonProperty("title")] public string? Title { get; set; } [JsonProperty("fields")] public Optional<EmbedField[]> Fields { get; set; } }
            internal class EmbedField { [JsonProperty("name")] public string? Name { get; set; } [JsonProperty("inline")] public bool Inline { get; set; } }
            public struct Optional<T>
            {
                private T _value;
                private bool _isSpecified;
                public Optional(T value) { _value = value; _isSpecified = true; }
                [JsonProperty] public T Value { get => _value; set => _value = value; }
                [JsonProperty] public bool IsSpecified { get => _isSpecified; set => _isSpecified = value; }
            }
            """, "Message", """new() { Id = 1, Type = MessageType.Reply, Author = new(new() { Id = 2, Name = new("n") }), Content = new("c"), Embeds = new([new() { Title = "t", Fields = new([new() { Name = "f" }]) }]), Edited = new(null) }"""),
        ["interface of a chat API"] = new(Space, """
            public interface IEntity { ulong Id { get; } }
            internal class Guild : IEntity
            {
                [JsonProperty("id")] public ulong Id { get; set; }
                [JsonProperty("roles")] public List<Role> Roles { get; set; } = [];
                [JsonProperty("features")] public string[] Features { get; set; } = [];
                [JsonProperty("premium")] public int? Premium { get; set; }
            }
            internal class Role : IEntity { [JsonProperty("id")] public ulong Id { get; set; } [JsonProperty("color")] public uint Color { get; set; } }
            """, "Guild", "new() { Id = 1, Roles = { new() { Id = 2, Color = 3 } }, Features = [\"f\"], Premium = 4 }"),
        ["media library"] = new(Space, """
            public class Series
            {
                public int Id { get; set; }
                [JsonProperty("title")] public string? Title { get; set; }
                public Ratings? Ratings { get; set; }
                public List<Season> Seasons { get; set; } = new List<Season>();
                public HashSet<int> Tags { get; set; } = new HashSet<int>();
                public DateTime? NextAiring { get; set; }
                public bool Ended => NextAiring is null;
                public int SeasonCount { get { return Seasons.Count; } }
                public override string ToString() => $"[{Id}][{Title}]";
            }
            public class Season { public int Number { get; set; } public bool Monitored { get; set; } public Statistics? Statistics { get; set; } }
            public class Statistics { public long SizeOnDisk { get; set; } public decimal Percent => SizeOnDisk > 0 ? 100 : 0; }
            public class Ratings { public int Votes { get; set; } public decimal Value { get; set; } }
            """, "Series", """new() { Id = 1, Title = "t", Ratings = new() { Votes = 2 }, Seasons = { new() { Number = 1, Statistics = new() { SizeOnDisk = 5 } } }, Tags = { 3 } }""",
            "[FastSerType(Members = FastSerMembers.PublicState)]\npublic partial class Series", "[FastSerType(Members = FastSerMembers.PublicState)]\npublic partial class Statistics"),
        ["null values"] = new(Space, """
            [JsonObject(ItemNullValueHandling = NullValueHandling.Ignore)]
            public class Sparse { [JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public string? A { get; set; } public int? B { get; set; } }
            """, "Sparse", "new() { B = 1 }"),
        ["record"] = new(Space, "public record Pair([property: JsonProperty(\"l\")] int Left, [property: JsonProperty(\"r\")] string Right);", "Pair", "new(1, \"r\")"),
        ["struct"] = new(Space, "public struct Vector { [JsonProperty(\"x\")] public float X { get; set; } [JsonProperty(\"y\")] public float Y { get; set; } [JsonIgnore] public float Length => X + Y; }", "Vector", "new() { X = 1, Y = 2 }"),
        ["base class"] = new(Space, """
            public abstract class Resource { [JsonProperty("_id")] public string? Id { get; set; } }
            public class Image : Resource { [JsonProperty("w")] public int Width { get; set; } public byte[] Data { get; set; } = []; }
            """, "Image", "new() { Id = \"i\", Width = 2, Data = [1] }"),
        ["generic response"] = new(Space, """
            public class Response<T> where T : class { [JsonProperty("data")] public T? Data { get; set; } [JsonProperty("error")] public Fault? Fault { get; set; } }
            public class Fault { [JsonProperty("code")] public int Code { get; set; } }
            public class Body { [JsonProperty("x")] public int X { get; set; } }
            """, "Response<Body>", "new() { Data = new() { X = 1 }, Fault = new() { Code = 2 } }"),
        ["nested"] = new(Space, """
            public static class Contracts
            {
                public class Request { [JsonProperty("q")] public string? Query { get; set; } public Paging? Paging { get; set; } }
                public class Paging { public int Offset { get; set; } }
            }
            """, "Contracts.Request", "new() { Query = \"q\", Paging = new() { Offset = 2 } }", "public static partial class Contracts"),
        ["collections"] = new(Space, """
            public class Index
            {
                [JsonProperty("m")] public Dictionary<string, List<int>> Map { get; set; } = [];
                public Dictionary<Guid, string>? ByKey { get; set; }
                public Dictionary<int, Leaf>? Leaves { get; set; }
                public int[,]? Grid { get; set; }
                public Uri? Link { get; set; }
                public Version? Version { get; set; }
            }
            public class Leaf { public int Value { get; set; } }
            """, "Index", """new() { Map = { ["a"] = [1] }, Leaves = new() { [2] = new() { Value = 3 } }, Grid = new int[,] { { 1, 2 } } }"""),
        ["data contract beside"] = new(Space, """
            [System.Runtime.Serialization.DataContract]
            public class Mixed
            {
                [System.Runtime.Serialization.DataMember] public int A { get; set; }
                [JsonProperty] public int B { get; set; }
                public int C { get; set; }
            }
            """, "Mixed", "new() { A = 1, B = 2 }", "[FastSerIgnore]\n    public int C"),
        ["should serialize"] = new(Space, """
            public class Conditional { [JsonProperty("n")] public int Number { get; set; } public bool ShouldSerializeNumber() => Number > 0; }
            """, "Conditional", "new() { Number = 1 }"),
        ["item converter"] = new(Space, """
            public enum Day { Mon, Tue }
            public class Week { [JsonProperty(ItemConverterType = typeof(Newtonsoft.Json.Converters.StringEnumConverter))] public List<Day> Days { get; set; } = []; }
            """, "Week", "new() { Days = { Day.Tue } }"),
        ["order"] = new(Space, "public class Sorted { [JsonProperty(Order = 2)] public int B { get; set; } [JsonProperty(Order = 1)] public int A { get; set; } }", "Sorted", "new() { A = 1, B = 2 }"),
        ["required member"] = new(Space, "public class Must { [JsonRequired] public string Name { get; set; } = \"\"; public int Age { get; set; } }", "Must", "new() { Name = \"n\", Age = 3 }"),
        ["settings object"] = new(Space, """
            [JsonObject]
            public class Profile
            {
                [JsonProperty("theme")] public Theme Theme { get; set; } = Theme.Dark;
                [JsonProperty("recent")] public Queue<string> Recent { get; set; } = new();
                [JsonProperty("last")] public (int X, int Y) Last { get; set; }
                [JsonIgnore] public Action? Changed { get; set; }
            }
            public enum Theme { Light, Dark }
            """, "Profile", """new() { Theme = Theme.Light, Last = (1, 2) }"""),
    };
}
