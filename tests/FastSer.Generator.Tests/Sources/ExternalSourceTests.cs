using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types of a library that <c>[FastSerExternal]</c> names, with odd declarations, and surrogates for all forms of a generic type.</summary>
public sealed class ExternalSourceTests
{
    private const string Library = """
        using System;
        using System.Collections.Generic;
        using System.Diagnostics.CodeAnalysis;
        namespace @class.@event;
        public class @new { public int @int { get; set; } public string? value; public int reader { get; set; } public int writer; public int block { get; set; } }
        public class Outer { public class Inner { public int Id { get; set; } } public enum Kind { A, B } }
        public class Base { public int Id { get; set; } public string? Name { get; set; } public virtual int Same { get; set; } }
        public class Shadow : Base { public new string? Id { get; set; } public override int Same { get; set; } }
        public class Typed { public new string GetType() => "odd"; public int Id { get; set; } public Typed? Next { get; set; } }
        [Obsolete("no", true)] public class Old { public int Id { get; set; } }
        public class Partly { [Obsolete("no", true)] public int Gone { get; set; } [Experimental("X1")] public int New { get; set; } }
        public struct Large { public Guid A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P; }
        public class Huge { public Large One, Two, Three; public Huge? Next { get; set; } }
        public class Made { public Made(int id, string? note = null) { Id = id; Note = note + "!"; } public int Id { get; } public string? Note { get; } }
        public class Initialized { public int A { get; init; } = 5; public required int B { get; init; } public int C { get; set; } = 7; public List<int> D { get; } = new() { 1 }; }
        public class Empty { }
        public class Computed { public int Id { get; set; } public int Twice => Id * 2; public List<int> Parts { get; } = new(); public Uri? None => null; }
        public class Titled { public string Title { get; set; } = null!; public string? Note { get; set; } }
        public class Page<T> { public T? Content { get; set; } public T[]? More { get; set; } }
        public class Ring { public Link? First { get; set; } public Bead Bead { get; set; } }
        public class Link { public Ring? Ring { get; set; } public Dictionary<int, Ring?>? Rings { get; set; } }
        public struct Bead { public List<Link?>? Links; }
        public class Changed { public Changed(string password) => Password = "#" + password; public string Password { get; private set; } public int Number { get; set; } public Changed(string password, int number) { Password = "#" + password; Number = number + 1; } }
        public record Grown(int X) { public int X { get; init; } = X + 1; }
        public class Cell { public int value; public int Value { get; set; } public Cell(int value) => this.value = value; }
        public class Styled { public int Style { get; set; } }
        public class Restyled : Styled { public new string Style => "none"; public int Own { get; set; } }
        public sealed class Box<T> { private readonly T _content; public Box(T content) => _content = content; public T Open() => _content; }
        """;

    private const string Usings = """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;
        using @class.@event;

        """;

    [Theory]
    [InlineData("@new", "new() { @int = 1, value = \"v\", reader = 2, writer = 3, block = 4 }", "copy.@int + copy.value + copy.reader + copy.writer + copy.block", "1v234")]
    [DeepInlineData("Outer.Inner", "new() { Id = 1 }", "copy.Id", "1")]
    [DeepInlineData("Shadow", "new() { Id = \"i\", Name = \"n\", Same = 3 }", "copy.Id + ((Base)copy).Id + copy.Name + copy.Same", "i0n3")]
    [InlineData("Typed", "new() { Id = 1, Next = new() { Id = 2 } }", "copy.Next!.Id", "2")]
    [DeepInlineData("Huge", "new() { Two = new() { P = Guid.Empty }, Next = new() }", "copy.Next!.One.A", "00000000-0000-0000-0000-000000000000")]
    [DeepInlineData("Made", "new(3, \"n\")", "copy.Id + copy.Note", "3n!!")]
    [InlineData("Changed", "new(\"a\", 3)", "copy.Password + copy.Number", "##a4")]
    [DeepInlineData("Grown", "new(1)", "copy.X", "2")]
    [DeepInlineData("Cell", "new(1) { Value = 2 }", "copy.value + \" \" + copy.Value", "1 2")]
    [InlineData("Initialized", "new() { A = 1, B = 2, C = 3, D = { 4 } }", "copy.A + \" \" + copy.B + copy.C + copy.D.Count", "1 232")]
    [DeepInlineData("Empty", "new()", "copy", "class.event.Empty")]
    [DeepInlineData("Page<Outer.Kind?>", "new() { Content = Outer.Kind.B, More = new Outer.Kind?[] { null } }", "copy.Content + \" \" + copy.More!.Length", "B 1")]
    [InlineData("Page<Envelope<Own>>", "new() { Content = new() { Value = new() { Id = 4 } } }", "copy.Content!.Value!.Id", "4")]
    public void OddTypesAreRestored(string type, string value, string shown, string expected)
    {
        foreach (var format in (string[])["Fast", "Compact"])
        {
            Assert.Equal(expected, Run(
                $"[assembly: FastSerExternal(typeof({type}), Format = WireFormat.{format})]\n"
                + "[assembly: FastSerExternal(typeof(Large))]\n" + Calls(type, value, shown)));
        }
    }

    [Theory]
    [InlineData("new() { Id = 1, Parts = { 2 } }", "copy.Id + \" \" + copy.Parts.Count + \" \" + copy.Twice", "1 1 2", "Format = WireFormat.Fast")]
    [InlineData("new() { Id = 3, Parts = { 2 } }", "copy.Id + \" \" + copy.Parts.Count + \" \" + copy.Twice", "3 1 6", "Format = WireFormat.Tolerant, Keys = [\"Id\", \"Parts\"]")]
    public void ComputedPropertiesAreLeftOutByTheRuleOfTheAssembly(string value, string shown, string expected, string arguments) => Assert.Equal(expected, Run(
        $"[assembly: FastSerDefaults(Members = FastSerMembers.PublicState), FastSerExternal(typeof(Computed), {arguments})]\n" + Calls("Computed", value, shown)));

    [Theory]
    [InlineData("[assembly: FastSerExternal(typeof(Titled), NullHandling = FastSerNullHandling.Strict)]", "UnexpectedNull")]
    [DeepInlineData("[assembly: FastSerExternal(typeof(Titled))][assembly: FastSerDefaults(NullHandling = FastSerNullHandling.Strict)]", "UnexpectedNull")]
    [DeepInlineData("[assembly: FastSerExternal(typeof(Titled))]", "None")]
    public void NullIsCheckedWhereTheAttributeOrTheAssemblySaysSo(string attributes, string expected) => Assert.Equal(expected, Run($$"""
        {{attributes}}
        public static class Calls
        {
            public static string Run()
            {
                FastSerializer.Serialize(new Titled { Title = "t" });
                try { FastSerializer.Serialize(new Titled()); return "None"; } catch (FastSerException error) { return error.Code.ToString(); }
            }
        }
        """));

    [Fact]
    public void TypesThatContainEachOtherAreRestored() => Assert.Equal("1 2", Run("""
        [assembly: FastSerExternal(typeof(Ring)), FastSerExternal(typeof(Link), Format = WireFormat.Compact), FastSerExternal(typeof(Bead))]

        """ + Calls(
        "Ring",
        "new() { First = new() { Rings = new() { [1] = new() } }, Bead = new() { Links = new() { null, new() { Ring = new() } } } }",
        "copy.First!.Rings!.Count + \" \" + copy.Bead.Links!.Count")));

    [Fact]
    public void ObsoleteAndExperimentalTypesAndMembersAreWritten()
    {
        const string Program = """
            [assembly: FastSerExternal(typeof(Partly))]
            public static class Calls { public static string Run() => Convert.ToHexString(FastSerializer.Serialize(new Partly())); }
            """;

        Assert.Equal("010000000000000000", Run(Program));
    }

    [Theory]
    [InlineData("Fast", "00")]
    [InlineData("Tolerant", "00")]
    public void NullIsOneByte(string format, string expected) => Assert.Equal(expected, Run(
        $"[assembly: FastSerExternal(typeof(Outer.Inner), Format = WireFormat.{format}{(format == "Tolerant" ? ", Keys = new[] { \"Id\" }" : "")})]\n"
        + "public static class Calls { public static string Run() => Convert.ToHexString(FastSerializer.Serialize<Outer.Inner?>(null)); }"));

    [Fact]
    public void MembersThatATolerantWriterDidNotKnowKeepTheirInitializers() => Assert.Equal("5 9 7 1", Run("""
        [assembly: FastSerExternal(typeof(Initialized), Format = WireFormat.Tolerant, Keys = new[] { "B", "A", "C", "D" })]
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Older { [FastSerMember(0)] public int B { get; set; } }
        public static class Calls
        {
            public static string Run()
            {
                var copy = FastSerializer.Deserialize<Initialized>(FastSerializer.Serialize(new Older { B = 9 }))!;
                return $"{copy.A} {copy.B} {copy.C} {copy.D.Count}";
            }
        }
        """));

    [Fact]
    public void NothingButTheAttributeNamesARoot() => Assert.Equal("True True False", Run("""
        [assembly: FastSerExternal(typeof(Outer.Inner)), FastSerExternal(typeof(Page<int>))]
        public static class Calls
        {
            public static string Run() => string.Join(" ", new[] { typeof(Outer.Inner), typeof(Page<int>), typeof(Page<long>) }.Select(FastSerializer.CanSerialize));
        }
        """));

    [Theory]
    [InlineData("Box<int>", "new(3)", "copy.Open()", "3")]
    [DeepInlineData("Box<List<Own>>", "new(new() { new() { Id = 4 } })", "copy.Open()[0].Id", "4")]
    [DeepInlineData("Box<Box<string>>", "new(new(\"s\"))", "copy.Open().Open()", "s")]
    [InlineData("Dictionary<string, Box<int[]>>", "new() { [\"a\"] = new(new[] { 1 }) }", "copy[\"a\"].Open().Length", "1")]
    [DeepInlineData("Envelope<Box<Own>>", "new() { Value = new(new() { Id = 5 }) }", "copy.Value!.Open().Id", "5")]
    [DeepInlineData("Holder<Own>", "new() { Box = new(new() { Id = 6 }) }", "copy.Box!.Open().Id", "6")]
    [InlineData("Box<long>", "new(7)", "copy.Open()", "8")]
    public void OneSurrogateStandsForAllFormsOfAGenericType(string type, string value, string shown, string expected) => Assert.Equal(
        expected,
        Run("[assembly: FastSerSurrogate(typeof(Box<>), typeof(BoxOf<>)), FastSerSurrogate(typeof(Box<long>), typeof(BoxOfLong))]\n" + Calls(type, value, shown) + """

            [FastSerType] public partial record BoxOf<T>(T Value) : IFastSerSurrogate<Box<T>, BoxOf<T>>
            {
                public static BoxOf<T> From(Box<T> value) => new(value.Open());
                public Box<T> ToExternal() => new(Value);
            }
            [FastSerType] public partial record BoxOfLong(long Value) : IFastSerSurrogate<Box<long>, BoxOfLong>
            {
                public static BoxOfLong From(Box<long> value) => new(value.Open() + 1);
                public Box<long> ToExternal() => new(Value);
            }
            [FastSerType] public partial class Holder<T> { public Box<T>? Box { get; set; } }
            """));

    [Theory]
    [InlineData("public partial record Stand<T>(T Value) : IFastSerSurrogate<Box<T>, Stand<T>> where T : class "
        + "{ public static Stand<T> From(Box<T> value) => new(value.Open()); public Box<T> ToExternal() => new(Value); }", "typeof(Stand<>)")]
    [InlineData("public partial record Stand<T, U>(T Value);", "typeof(Stand<,>)")]
    [InlineData("public partial record Stand<T>(T Value);", "typeof(Stand<>)")]
    [InlineData("public partial record Stand(int Value);", "typeof(Stand)")]
    public void SurrogatesThatTakeNotTheSameArgumentsAreRefused(string surrogate, string named) => Assert.Equal(
        ["FSER046"],
        TwoAssemblies.Diagnose(Library, $$"""
            {{Usings}}
            [assembly: FastSerSurrogate(typeof(Box<>), {{named}})]
            [FastSerType] {{surrogate}}
            [FastSerType] public partial class Keeper { public Box<string>? Box { get; set; } }
            """));

    private static string Calls(string type, string value, string shown) => $$"""
        [FastSerType] public partial class Own { public int Id { get; set; } }
        [FastSerType] public partial class Envelope<T> { public T? Value { get; set; } }
        public static class Calls
        {
            public static string Run()
            {
                {{type}} value = {{value}};
                var bytes = FastSerializer.Serialize(value);
                var copy = FastSerializer.Deserialize<{{type}}>(bytes)!;
                if (FastSerializer.Skip<{{type}}>(bytes) != bytes.Length || FastSerializer.GetSize(value) != bytes.Length)
                {
                    return "wrong size";
                }

                return $"{{{shown}}}";
            }
        }
        """;

    private static string Run(string program)
    {
        var assemblies = new TwoAssemblies(Library, Usings + program);
        return (string)TwoAssemblies.Call(assemblies.Load(assemblies.Library), "Run")!;
    }
}
