using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>C# unions, written by hand as the compiler lowers them: round trips in all formats, versions and damaged data.</summary>
public sealed partial class LanguageUnionTests
{
    private const string Animals = """
        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Cat([property: FastSerMember(0)] string? Name);

        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Dog([property: FastSerMember(0)] string? Name, [property: FastSerMember(1)] int Age);

        [FastSerType]
        public readonly partial record struct Point(int X, int Y);

        public enum Size : byte { Small, Large }

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(Cat))]
        [FastSerUnion(1, typeof(Dog))]
        [FastSerUnion(2, typeof(int))]
        [FastSerUnion(3, typeof(string))]
        [FastSerUnion(4, typeof(Point))]
        [FastSerUnion(300, typeof(Size))]

        """;

    private static readonly string s_pet = Animals + Union("Pet", "Pet", "Cat", "Dog", "int", "string", "Point", "Size?");

    [Theory]
    [InlineData("Fast", "01010278 0201030000000279 0305000000 040261 050100000002000000 FF2D01000001 00")]
    [InlineData("Compact", null)]
    [InlineData("Tolerant", null)]
    public void ContentStandsBehindTheTagOfItsType(string format, string? bytes)
    {
        var text = Run(s_pet, format, """
            Trip(new Pet(new Cat("x")), new Pet(new Dog("y", 3)), new Pet(5), new Pet("a"), new Pet(new Point(1, 2)), new Pet((Size?)Size.Large), default)
            """);
        Assert.DoesNotContain("FAULT", text, StringComparison.Ordinal);
        Assert.True(bytes is null || text == bytes, text);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void BytesAreThoseOfAStructWithOneDeclaredMember(string format) => Assert.Equal("True", Run(s_pet + """
        [FastSerType(Format = WireFormat.@)]
        public partial record struct Any(
            [property: FastSerUnion(0, typeof(Cat)), FastSerUnion(1, typeof(Dog)), FastSerUnion(2, typeof(int)), FastSerUnion(3, typeof(string)),
            FastSerUnion(4, typeof(Point)), FastSerUnion(300, typeof(Size))] object? Value);

        """, format, """
        new[] { new Pet(new Cat("x")), new Pet(new Dog(null, 3)), new Pet(5), new Pet("a"), new Pet(new Point(1, 2)), new Pet((Size?)Size.Small), default }
            .All(pet => FastSerializer.Serialize(pet).AsSpan().SequenceEqual(FastSerializer.Serialize(new Any(pet.Value)))).ToString()
        """));

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void UnionIsATypeLikeAnyOther(string format) => Assert.DoesNotContain("FAULT", Run(s_pet + """
        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Envelope<T>([property: FastSerMember(0)] T Content);

        [FastSerRoot(typeof(Envelope<Pet>))]
        public static class Roots;

        [FastSerType(Format = WireFormat.@)]
        public sealed partial class Owner
        {
            [FastSerMember(0)] public Pet Pet { get; set; }
            [FastSerMember(1)] public Pet? Second { get; set; }
            [FastSerMember(2)] public List<Pet>? All { get; set; }
            [FastSerMember(3)] public Pet[]? Array { get; set; }
            [FastSerMember(4)] public Dictionary<Pet, Pet>? Map { get; set; }
            [FastSerMember(5)] public (Pet, int) Pair { get; set; }
            [FastSerMember(6)] public Envelope<Pet>? Envelope { get; set; }

            public override bool Equals(object? other) => other is Owner o && Pet.Equals(o.Pet) && Equals(Second, o.Second)
                && (All ?? []).SequenceEqual(o.All ?? []) && (Array ?? []).SequenceEqual(o.Array ?? [])
                && (Map ?? []).All(entry => o.Map![entry.Key].Equals(entry.Value)) && Pair.Equals(o.Pair) && Equals(Envelope, o.Envelope);

            public override int GetHashCode() => 0;
        }

        """, format, """
        Trip(
            new Owner(),
            new Owner
            {
                Pet = new Pet(1), Second = new Pet("s"), All = [new Pet(2), default, new Pet(new Cat(null))], Array = [new Pet(new Point(3, 4))],
                Map = new() { [new Pet(5)] = new Pet(new Dog("d", 6)), [new Pet("k")] = default }, Pair = (new Pet(7), 8), Envelope = new(new Pet(new Cat("c"))),
            },
            new Owner { Second = default(Pet), All = [], Map = new() { [default] = new Pet(9) } })
            + Trip(new Envelope<Pet>(new Pet(1)), new Envelope<Pet>(default))
        """), StringComparison.Ordinal);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void GenericUnionsHoldTheirArguments(string format)
    {
        var text = Run($$"""
            [FastSerType(Format = WireFormat.@)]
            public sealed partial record Some<T>([property: FastSerMember(0)] T Value);

            [FastSerType(Format = WireFormat.@)]
            public sealed partial record Error([property: FastSerMember(0)] string Text);

            [FastSerType(Format = WireFormat.@)]
            [FastSerUnion(0, typeof(Some<>)), FastSerUnion(1, typeof(Error))]
            {{Union("Option<T>", "Option", "Some<T>", "Error")}}

            [FastSerType(Format = WireFormat.@)]
            [FastSerUnion(1, typeof(Error))]
            [FastSerUnion(2, typeof(int))]
            {{Union("Code", "Code", "int", "Error")}}

            [FastSerType(Format = WireFormat.@)]
            public sealed partial record Answers(
                [property: FastSerMember(0)] Option<int> Number, [property: FastSerMember(1)] Option<List<Code>> Codes, [property: FastSerMember(2)] Code Code);

            [FastSerRoot(typeof(Option<string>))]
            public static class Roots;

            """, format, """
            Trip(new Answers(new(new Some<int>(1)), new(new Error("e")), new(2)), new Answers(default, default, new(new Error("f"))))
                + Trip(new Option<string>(new Some<string>("s")), new Option<string>(new Error("t")))
                + Codes(new Answers(default, new(new Some<List<Code>>([new(5), new(new Error("g"))])), default))
            """, """

            private static string Codes(Answers answers) => FastSerializer.Deserialize<Answers>(FastSerializer.Serialize(answers))!
                .Codes.Value is Some<List<Code>> { Value: [{ Value: 5 }, { Value: Error { Text: "g" } }] } ? "" : "FAULT";
            """);
        Assert.DoesNotContain("FAULT", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void ATypeParameterMayBeACase(string format) => Assert.DoesNotContain("FAULT", Run($$"""
        #pragma warning disable FSER160
        [FastSerType(Format = WireFormat.@)]
        public sealed partial record Error([property: FastSerMember(0)] string Text);

        [FastSerType(Format = WireFormat.@)]
        {{Union("Result<T>", "Result", "T", "Error")}}

        [FastSerRoot(typeof(Result<int>)), FastSerRoot(typeof(Result<string>)), FastSerRoot(typeof(Result<int?>))]
        public static class Roots;

        """, format, """
        Trip(new Result<int>(1), new Result<int>(new Error("e")), default) + Trip(new Result<string>("s"), new Result<string>(new Error("t")))
            + Trip(new Result<int?>(3), default)
        """), StringComparison.Ordinal);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void UnionsMayHoldThemselvesAndOthers(string format) => Assert.Equal("DepthExceeded", Run($$"""
        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(double)), FastSerUnion(1, typeof(string)), FastSerUnion(2, typeof(List<Json>)), FastSerUnion(3, typeof(Flag))]
        {{Union("Json", "Json", "double", "string", "List<Json>", "Flag")}}

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(bool))]
        {{Union("Flag", "Flag", "bool")}}

        """, format, "Nest()", """

        private static string Nest()
        {
            var inner = new Json(new List<Json> { new(1.5), new("x"), new(new Flag(true)), new(default(Flag)), default });
            var read = FastSerializer.Deserialize<Json>(FastSerializer.Serialize(inner));
            if (read.Value is not List<Json> { Count: 5 } list || !list.SequenceEqual((List<Json>)inner.Value!))
            {
                return "FAULT";
            }

            Damage<Json>(FastSerializer.Serialize(inner));
            var deep = inner;
            for (var i = 0; i < 10_000; i++)
            {
                deep = new Json(new List<Json> { deep });
            }

            try
            {
                FastSerializer.Serialize(deep);
                return "FAULT";
            }
            catch (FastSerException error)
            {
                return error.Code.ToString();
            }
        }
        """));

    [Fact]
    public void ValuesAreGivenByTheirType() => Assert.Equal("0105000000 020261 00 / 0", Run("""
        [FastSerType]
        [FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))]
        [Union]
        public readonly partial struct Number
        {
            private readonly byte _kind;
            private readonly int _number;
            private readonly string? _text;

            public Number(int value) => (_kind, _number, _text) = (1, value, null);

            public Number(string value) => (_kind, _number, _text) = (2, 0, value);

            public static int Boxed { get; private set; }

            public bool HasValue => _kind != 0;

            public object? Value => _kind == 1 ? Box() : _text;

            public bool TryGetValue(out int value)
            {
                value = _number;
                return _kind == 1;
            }

            private object Box()
            {
                Boxed++;
                return _number;
            }
        }

        """, "Fast", """
        Trip(new Number(5), new Number("a"), default) + " / " + Number.Boxed
        """));

    [Theory]
    [InlineData("", "Value is null: True")]
    [InlineData("[FastSerFallback(typeof(Rest))]", "Rest of tag 1; same bytes: True")]
    public void TolerantUnionReadsContentOfNewerVersions(string attribute, string expected) => Assert.Equal(expected, Run($$"""
        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))]
        {{Union("Newer", "Newer", "int", "string")}}

        [FastSerType(Format = WireFormat.@)]
        [FastSerUnion(0, typeof(int))]
        {{attribute}}
        {{(attribute.Length == 0 ? Union("Older", "Older", "int") : Union("Older", "Older", "int", "Rest"))}}

        public sealed class Rest : IFastSerFallback<Rest>
        {
            public FastSerUnknownCase Unknown { get; private init; }

            public static Rest Create(FastSerUnknownCase unknown) => new() { Unknown = unknown };
        }

        """, "Tolerant", "Read()", """

        private static string Read()
        {
            var bytes = FastSerializer.Serialize(new Newer("text"));
            var older = FastSerializer.Deserialize<Older>(bytes);
            return older.Value is Rest rest
                ? $"Rest of tag {rest.Unknown.Tag}; same bytes: {FastSerializer.Serialize(older).AsSpan().SequenceEqual(bytes)}"
                : $"Value is null: {older.Value is null}";
        }
        """));

    [Theory]
    [InlineData("new Older(\"x\")", "UnexpectedType")]
    [InlineData("FastSerializer.Deserialize<Older>(new byte[] { 2, 1 })", "UnknownUnionTag")]
    [InlineData("FastSerializer.Deserialize<Older>(new byte[] { 3, 1 })", "InvalidValue")]
    public void OtherContentIsRefused(string value, string code) => Assert.Equal(code, Run($$"""
        [FastSerType]
        [FastSerUnion(0, typeof(int)), FastSerUnion(2, typeof(string))]
        [Union]
        public partial struct Older
        {
            public Older(int value) => Value = value;

            public Older(string value) => Value = value == "x" ? new object() : value;

            public object? Value { get; }
        }

        """, "Fast", "Fault()", $$"""

        private static string Fault()
        {
            try
            {
                FastSerializer.Serialize({{value}});
                return "FAULT";
            }
            catch (FastSerException error)
            {
                return error.Code.ToString();
            }
        }
        """));

    [Theory]
    [InlineData("Fast")]
    [InlineData("Tolerant")]
    public void ViewsStepOverUnions(string format) => Assert.Equal("7 last 7 last 7 last", Run(s_pet + """
        #pragma warning disable FSER118
        [FastSerType(Format = WireFormat.@, View = true)]
        public partial class Row
        {
            [FastSerMember(0)] public Pet Pet { get; set; }
            [FastSerMember(1)] public List<Pet>? All { get; set; }
            [FastSerMember(2)] public int Id { get; set; }
            [FastSerMember(3)] public string? Text { get; set; }
        }

        """, format, """
        string.Join(' ', new[] { new Pet(new Dog("d", 1)), new Pet("a"), default }.Select(static pet => Shown(pet)))
        """, """

        private static string Shown(Pet pet)
        {
            var row = Row.View(FastSerializer.Serialize(new Row { Pet = pet, All = [pet, new Pet(new Point(1, 2))], Id = 7, Text = "last" }));
            return row.Id + " " + row.Text.ToString();
        }
        """));

    [Fact]
    public void UnionOfAnotherAssemblyIsWrittenByItsOwnCode()
    {
        var assemblies = new TwoAssemblies(
            Usings + s_pet.Replace("@", "Fast", StringComparison.Ordinal) + Attributes,
            Usings + """
                [FastSerType]
                public sealed partial record Owner(Pet Pet, List<Pet> All);

                public static class Calls
                {
                    public static string Run()
                    {
                        var owner = new Owner(new Pet(new Cat("x")), [new Pet(5), default]);
                        var read = FastSerializer.Deserialize<Owner>(FastSerializer.Serialize(owner))!;
                        return $"{owner.Pet.Equals(read.Pet)} {owner.All.SequenceEqual(read.All)}";
                    }
                }
                """);
        Assert.Equal("True True", TwoAssemblies.Call(assemblies.Load(assemblies.Library), "Run"));
    }
}
