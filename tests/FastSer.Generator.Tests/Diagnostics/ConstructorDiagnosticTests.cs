using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Parameters that the attribute gives to members, and how they are passed.</summary>
public sealed class ConstructorDiagnosticTests
{
    [Theory]
    [InlineData("(nameof(Other))", "int {|FSER018:value|}", "Id = value;")]
    [InlineData("(\"Missing\")", "int {|FSER018:value|}", "Id = value;")]
    [InlineData("(\"id\")", "int {|FSER018:value|}", "Id = value;")]
    [InlineData("(\"Missing\")", "int {|FSER018:id|}", "Id = id;")]
    [InlineData("(\"Missing\")", "int {|FSER018:value|} = 3", "Id = value;")]
    [InlineData("(\"\")", "int {|FSER018:value|}", "Id = value;")]
    [InlineData("(nameof(Id))", "ref int {|FSER018:value|}", "Id = value;")]
    [InlineData("(nameof(Id))", "out int {|FSER018:value|}", "value = 0;")]
    public void ConstructorParameterMustMatchWhatIsNamed(string names, string parameters, string body) => DiagnosticTests.Check($$"""
        [FastSerType]
        public partial class Holder
        {
            [FastSerConstructor{{names}}] public Holder({{parameters}}) { {{body}} }

            public int Id { get; set; }
            public string? Other { get; set; }
        }
        """);

    [Fact]
    public void ConstructorParameterMustMatchEachName() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder
        {
            [FastSerConstructor(nameof(Id), nameof(Id))] public {|FSER018:Holder|}(int value) => Id = value;

            public int Id { get; }
        }
        """);

    [Theory]
    [InlineData("public int VALUE { get; set; } public int Value { get; set; }", "int {|FSER120:value|}")]
    [InlineData("[FastSerInclude] private int _value; [FastSerInclude] private int m_value;", "int {|FSER120:value|}")]
    [InlineData("public int VALUE { get; set; } public int Value { get; set; }", "int VALUE")]
    [InlineData("public int VALUE { get; set; } public int Value { get; set; }", "int value, int VALUE")]
    [InlineData("public int VALUE { get; set; } public long Value { get; set; }", "int value")]
    [InlineData("[FastSerInclude] private int _value; public int Value { get; set; }", "int value")]
    public void ParameterMustMatchOneMember(string members, string parameters) => DiagnosticTests.Check($$"""
        [FastSerType]
        public partial class Holder
        {
            {{members}}
            public Holder({{parameters}}) { }
        }
        """);

    /// <summary>The parameter of the usual name is there, and takes another member.</summary>
    [Theory]
    [InlineData("decimal balance", "'_balance' of type 'decimal'")]
    [InlineData("decimal other", "'balance' of type 'decimal'", "[FastSerConstructor(nameof(Balance))] ")]
    public void UnrestoredMemberIsToldTheNameOfAParameterThatTakesIt(string parameters, string advice, string attribute = "")
    {
        const string Source = """
            using FastSer;
            [FastSerType(Members = FastSerMembers.All)]
            public partial class Account
            {
                private readonly decimal _balance = 1;
                public decimal Balance { get; set; }
                ATTRIBUTEpublic Account(PARAMETERS) { }
            }
            """;
        var diagnostic = Assert.Single(GeneratorHarness.Run(
            Source.Replace("PARAMETERS", parameters, StringComparison.Ordinal).Replace("ATTRIBUTE", attribute, StringComparison.Ordinal)).Reported);

        Assert.Equal("FSER004", diagnostic.Id);
        Assert.Contains(advice, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("(nameof(Id), nameof(Other))", "int first, string? second")]
    [DeepInlineData("(nameof(Id))", "int first, string? other")]
    [DeepInlineData("(\"\", nameof(Other))", "int id, string? second")]
    [InlineData("(nameof(Id), nameof(Other))", "in int first, ref readonly string? second")]
    [DeepInlineData("", "in int id, ref readonly string? other")]
    [DeepInlineData("(nameof(Id), null!)", "int first, string? other")]
    public void NamedParametersTakeTheirMembers(string names, string parameters)
    {
        var values = parameters.Split(' ').Where(static part => part is "first" or "second" or "id" or "other" or "first," or "id,")
            .Select(static part => part.TrimEnd(',')).ToArray();
        foreach (var format in new[] { "Fast", "Compact", "Tolerant" })
        {
            Assert.Equal("7 text", LoadedProgram.Run($$"""
                #pragma warning disable CS9193 // The calls here pass values.
                using FastSer;
                [FastSerType(Format = WireFormat.{{format}})]
                public sealed partial class Holder
                {
                    [FastSerConstructor{{names}}] public Holder({{parameters}}) => (Id, Other) = ({{values[0]}}, {{values[1]}});

                    [FastSerMember(0)] public int Id { get; }
                    [FastSerMember(1)] public string? Other { get; }
                }
                public static class Calls
                {
                    public static string Run()
                    {
                        var copy = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(new Holder(7, "text")))!;
                        return $"{copy.Id} {copy.Other}";
                    }
                }
                """));
        }
    }

    [Theory]
    [InlineData("[FastSerType] public partial struct Holder { [FastSerConstructor(nameof(X), nameof(Y))] public Holder(in int a, ref readonly int b) { X = a; Y = b; } public int X { get; } public int Y { get; } }")]
    [InlineData("[FastSerType] public partial class Holder { private Holder() { } [FastSerConstructor(nameof(X), nameof(Y))] public static Holder Of(in int a, ref readonly int b) => new() { X = a, Y = b }; public Holder(int x, int y) => (X, Y) = (x, y); public int X { get; set; } public int Y { get; set; } }")]
    [InlineData("[FastSerType][method: FastSerConstructor(nameof(X), nameof(Y))] public partial class Holder(int a, int b) { public int X { get; } = a; public int Y { get; } = b; }")]
    [InlineData("[FastSerType] public partial class Holder { [FastSerConstructor(nameof(Y), nameof(X))] public Holder(int x, int y) => (X, Y) = (y, x); public int X { get; } public int Y { get; } }", true)]
    [InlineData("[FastSerType] public partial struct Holder { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Holder(int x, int y) { X = x; Y = y; Cached = 9; } public required int X { get; init; } public required int Y { get; init; } [FastSerIgnore] public required int Cached { get; init; } }")]
    [InlineData("[FastSerType] public partial struct Holder { [FastSerConstructor(nameof(X), nameof(Y)), System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Holder(int a, int b) { X = a; Y = b; } public required int X { get; init; } public required int Y { get; init; } }")]
    [InlineData("[FastSerType] public partial record struct Holder { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Holder(int x, int y) { X = x; Y = y; } public required int X { get; init; } public required int Y { get; init; } public string? Text { get; set; } }")]
    public void ConstructorsOfEveryKindRestoreTheirMembers(string type, bool swaps = false) => Assert.Equal("1 2", LoadedProgram.Run($$"""
        #pragma warning disable CS9193 // The calls here pass values.
        using FastSer;
        {{type}}
        public static class Calls
        {
            public static string Run()
            {
                var value = {{(swaps ? "new Holder(2, 1)" : "new Holder(1, 2)")}};
                var copies = FastSerializer.Deserialize<Holder[]>(FastSerializer.Serialize(new[] { value }))!;
                var copy = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(value))!;
                return copies[0].X == copy.X ? $"{copy.X} {copy.Y}" : "";
            }
        }
        """));

    [Fact]
    public void MessageSaysThatAMemberCanBeNamed() => Assert.Contains(
        "name its member: [FastSerConstructor(nameof(...))]",
        GeneratorHarness.Run("using FastSer; [FastSerType] public partial class A { [FastSerConstructor] public A(int value) => Id = value; public int Id { get; } }")
            .Reported.Single().GetMessage(),
        StringComparison.Ordinal);
}
