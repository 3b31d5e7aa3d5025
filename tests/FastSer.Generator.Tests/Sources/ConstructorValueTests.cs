using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Values come back as they were, whatever a constructor does to its arguments and whichever members have similar names.</summary>
public sealed class ConstructorValueTests
{
    private static readonly string[] s_formats =
        ["Format = WireFormat.Fast", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "Append = true", "Format = WireFormat.Compact, Append = true"];

    /// <summary>The exact name first, then the name in other case, then the name without its prefix.</summary>
    [Theory]
    [InlineData(
        "class Cell { [K(0)] public int value; [K(1)] public int Value { get; set; } public Cell(int value) => this.value = value; }",
        "new Cell(1) { Value = 2 }", "{x.value} {x.Value}", "1 2")]
    [InlineData(
        "class Cell { [K(0)] public int Value { get; set; } [K(1)] public int value; public Cell(int Value) => this.Value = Value; }",
        "new Cell(2) { value = 1 }", "{x.value} {x.Value}", "1 2")]
    [InlineData(
        "record Cell([property: K(0)] int id) { [K(1)] public int Id { get; set; } }",
        "new Cell(1) { Id = 2 }", "{x.id} {x.Id}", "1 2")]
    [InlineData(
        "record struct Cell([property: K(0)] int id) { [K(1)] public int Id { get; set; } }",
        "new Cell(1) { Id = 2 }", "{x.id} {x.Id}", "1 2")]
    [InlineData(
        "class Cell { [K(0)] private decimal _balance; [K(1)] public decimal Balance { get; set; } public Cell(decimal balance) => Balance = balance; "
            + "public Cell Of(decimal other) { _balance = other; return this; } public decimal Other => _balance; }",
        "new Cell(250).Of(7)", "{x.Balance} {x.Other}", "250 7")]
    [InlineData(
        "class Cell { [K(0)] public decimal Balance { get; } [K(1)] private decimal _balance; public Cell(decimal balance) => Balance = balance; "
            + "public Cell Of(decimal other) { _balance = other; return this; } public decimal Other => _balance; }",
        "new Cell(250).Of(7)", "{x.Balance} {x.Other}", "250 7")]
    [InlineData(
        "class Cell { [K(0)] public int Value { get; } [K(1)] private readonly int _value; public Cell(int value, int _value) => (Value, this._value) = (value, _value); "
            + "public int Other => _value; }",
        "new Cell(1, 2)", "{x.Value} {x.Other}", "1 2")]
    [InlineData(
        "class Cell { [K(0)] public int value; [K(1)] public int Value { get; set; } [FastSerConstructor] public static Cell Of(int value) => new() { value = value }; }",
        "new Cell { value = 1, Value = 2 }", "{x.value} {x.Value}", "1 2")]
    [InlineData(
        "class Cell { [K(0)] public int value; [K(1)] public int Value { get; set; } [FastSerConstructor] public Cell(int value, string? text = null) => this.value = value; }",
        "new Cell(1) { Value = 2 }", "{x.value} {x.Value}", "1 2")]
    [InlineData(
        "class Cell : Base { [K(1)] public int Value { get; set; } public Cell(int value) : base(value) { } } public class Base { [K(0)] public int value; public Base(int value) => this.value = value; }",
        "new Cell(1) { Value = 2 }", "{x.value} {x.Value}", "1 2")]
    public void ParametersTakeTheMembersOfTheirExactName(string type, string value, string text, string expected) => Check(type, value, text, expected);

    /// <summary>Members that can be set are set, if the constructor might have changed them.</summary>
    [Theory]
    [InlineData("record Cell(int X) { [K(0)] public int X { get; set; } = X + 1; }", "new Cell(1)", "{x.X}", "2")]
    [DeepInlineData("record Cell(int X) { [K(0)] public int X { get; init; } = X + 1; }", "new Cell(1)", "{x.X}", "2")]
    [DeepInlineData("record struct Cell(int X) { [K(0)] public int X { get; set; } = X + 1; }", "new Cell(1)", "{x.X}", "2")]
    [InlineData("record struct Cell(int X) { [K(0)] public int X = X + 1; }", "new Cell(1)", "{x.X}", "2")]
    [DeepInlineData("class Cell(int x) { [K(0)] public int X { get; set; } = x++ * 2; }", "new Cell(4)", "{x.X}", "8")]
    [DeepInlineData("class Cell(int x) { [FastSerIgnore] public int Y = ++x; [K(0)] public int X { get; set; } = x; }", "new Cell(4)", "{x.X}", "5")]
    [InlineData("class Cell { [K(0)] public string Password { get; private set; } public Cell(string password) { Password = \"#\" + password; } }", "new Cell(\"a\")", "{x.Password}", "#a")]
    [DeepInlineData("class Cell { [K(0)] public string Password { get; private set; } public Cell(string password) { password = \"#\" + password; Password = password; } }", "new Cell(\"a\")", "{x.Password}", "#a")]
    [DeepInlineData("class Cell { [K(0)] public string Password { get; private set; } public Cell(string password) { Password = password; Password = \"#\" + password; } }", "new Cell(\"a\")", "{x.Password}", "#a")]
    [InlineData("class Cell { [FastSerIgnore] private string _p = \"\"; [K(0)] public string P { get => _p; set => _p = value; } public Cell(string p) { P = p; _p += \"#\"; } }", "new Cell(\"a\")", "{x.P}", "a#")]
    [DeepInlineData("class Cell { [K(0)] public int X { get; set; } public Cell(int x) : this(x, 1) { } private Cell(int a, int b) { X = a + b; } }", "new Cell(1)", "{x.X}", "2")]
    [DeepInlineData("class Cell : Base { public Cell(int x) : base(x) { } } public class Base { [K(0)] public int X { get; protected set; } public Base(int x) => X = x + 1; }", "new Cell(1)", "{x.X}", "2")]
    [InlineData("record Cell(int X, [property: K(1)] int Y) : Base(X); public record Base(int X) { [K(0)] public int X { get; init; } = X + 1; }", "new Cell(1, 5)", "{x.X} {x.Y}", "2 5")]
    [DeepInlineData("class Cell { [K(0)] public int X { get; set; } [FastSerConstructor] public static Cell Of(int x) => new() { X = x + 1 }; }", "Cell.Of(1)", "{x.X}", "2")]
    [DeepInlineData("class Cell { [K(0)] public virtual int X { get; set; } public Cell(int x) { X = x; } } public class Unused : Cell { public Unused() : base(1) { } }", "new Cell(1)", "{x.X}", "1")]
    [InlineData("class Cell { [K(0)] public required int X { get; set; } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Cell(int x) { X = x + 1; } }", "new Cell(1)", "{x.X}", "2")]
    [DeepInlineData("class Cell { [K(0)] public string? Name { get; init; } [K(1)] public int X { get; init; } public Cell(string? name, int x) { Name = name ?? \"none\"; X = x; } }", "new Cell(null, 3)", "{x.Name} {x.X}", "none 3")]
    public void ArgumentsThatAConstructorChangesAreSetAfterIt(string type, string value, string text, string expected) => Check(type, value, text, expected);

    /// <summary>Constructors that only store their arguments cost nothing more.</summary>
    [Theory]
    [InlineData("record Cell(int X, string? Name);")]
    [InlineData("record struct Cell(int X, string? Name);")]
    [InlineData("record Cell(int X) { public int X { get; set; } = X; }")]
    [InlineData("class Cell(int x) { public int X { get; set; } = x; }")]
    [InlineData("class Cell(int x) { public int X = x; }")]
    [InlineData("class Cell { public int X { get; set; } public Cell(int x) => X = x; }")]
    [InlineData("class Cell { public int X { get; set; } public string? Name { get; init; } public Cell(int x, string? name) { this.X = x; Name = name; } }")]
    [InlineData("class Cell { public int X { get; set; } public int Y { get; set; } public Cell(int x, int y) => (X, Y) = (x, y); }")]
    [InlineData("class Cell { public int X { get; set; } [FastSerIgnore] public bool IsNew; public Cell(int x) : this(x, true) { } private Cell(int x, bool isNew) { X = x; IsNew = isNew; } }")]
    [InlineData("record Cell(int X, int Y) : Base(X); public record Base(int X);")]
    [InlineData("class Cell(int x) : Base(x); public class Base(int x) { public int X { get; set; } = x; }")]
    [InlineData("class Cell { public int X { get; } public Cell(int x) => X = x + 1; }")]
    public void ConstructorsThatStoreTheirArgumentsAreEnough(string type)
    {
        var run = GeneratorHarness.Run($"#nullable enable\nusing FastSer;\n[FastSerType] public partial {type}");

        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        var source = Assert.Single(run.Result.GeneratedSources, static file => file.HintName.Contains("Cell", StringComparison.Ordinal)).SourceText.ToString();
        Assert.Matches(@"return new [\w:]*Cell\(", source);
        Assert.DoesNotContain("X = x", source, StringComparison.Ordinal);
        Assert.DoesNotContain("result.", source, StringComparison.Ordinal);
    }

    /// <summary>A member that the writer did not know is what the constructor makes of its default.</summary>
    [Theory]
    [InlineData("get; set;")]
    [InlineData("get; init;")]
    public void MissingMembersKeepWhatTheConstructorMakes(string accessors) => Assert.Equal("1 6 d!", LoadedProgram.Run($$"""
        #nullable enable
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Old { [FastSerMember(0)] public int Id { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
        public partial class New
        {
            public New(int id, int x = 5, string name = "d") { Id = id; X = x + 1; Name = name + "!"; }
            [FastSerMember(0)] public int Id { get; }
            [FastSerMember(1)] public int X { {{accessors}} }
            [FastSerMember(2)] public string Name { {{accessors}} }
        }
        public static class Calls
        {
            public static string Run()
            {
                var copy = FastSerializer.Deserialize<New>(FastSerializer.Serialize(new Old { Id = 1 }))!;
                return $"{copy.Id} {copy.X} {copy.Name}";
            }
        }
        """));

    /// <summary>A nested type that only its containing type can name bears its own serializer.</summary>
    [Theory]
    [InlineData("private")]
    [DeepInlineData("protected")]
    [DeepInlineData("private protected")]
    [InlineData("internal")]
    public void TypesThatOnlyTheirContainingTypeNames(string accessibility)
    {
        foreach (var format in s_formats)
        {
            Assert.Equal("3 4 5 6", LoadedProgram.Run($$"""
                #nullable enable
                using FastSer;
                using System.Collections.Generic;
                public partial class Calls
                {
                    [FastSerType({{format}})] {{accessibility}} sealed partial class Inner { [FastSerMember(0)] public int X { get; set; } }
                    [FastSerType] {{accessibility}} partial struct Value { public int X { get; set; } }
                    [FastSerType] {{accessibility}} sealed partial class Holder { public List<Inner?>? Items { get; set; } public Value[]? Values { get; set; } }
                    [FastSerType] {{accessibility}} partial class Outer
                    {
                        [FastSerType] private partial record Deep(int X);
                        public static int Copy(int x) => FastSerializer.Deserialize<Deep>(FastSerializer.Serialize(new Deep(x)))!.X;
                    }

                    public static string Run()
                    {
                        var inner = FastSerializer.Deserialize<Inner>(FastSerializer.Serialize(new Inner { X = 3 }))!;
                        var holder = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(new Holder { Items = [new Inner { X = 4 }], Values = [new Value { X = 5 }] }))!;
                        return $"{inner.X} {holder.Items![0]!.X} {holder.Values![0].X} {Outer.Copy(6)}";
                    }
                }
                """));
        }
    }

    private static void Check(string type, string value, string text, string expected)
    {
        // Types with appended members are no structs, and have no base class with members.
        var isAppendable = !type.Contains("struct", StringComparison.Ordinal) && !type.Contains("Base", StringComparison.Ordinal);
        foreach (var format in s_formats.Where(format => isAppendable || !format.Contains("Append", StringComparison.Ordinal)))
        {
            var actual = LoadedProgram.Run($$"""
                #nullable enable
                #pragma warning disable CS0282, CS8907, CS9124, CS9179, CS9113, FSER088
                using FastSer;
                [FastSerType({{format}}, Members = FastSerMembers.All)] public partial {{type.Replace("K(", "FastSerMember(", StringComparison.Ordinal)}}
                public static class Calls
                {
                    private static string Show(Cell x) => $"{{text}}";
                    public static string Run()
                    {
                        var value = {{value}};
                        var copy = FastSerializer.Deserialize<Cell>(FastSerializer.Serialize(value))!;
                        return Show(value) + ", " + Show(copy);
                    }
                }
                """);
            Assert.Equal($"{format}: {expected}, {expected}", $"{format}: {actual}");
        }
    }
}
