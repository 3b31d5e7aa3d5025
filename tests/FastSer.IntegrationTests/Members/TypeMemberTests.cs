namespace FastSer.IntegrationTests.Members;

/// <summary>Members of type <see cref="Type"/>: the tag of one of the types that the member names.</summary>
public sealed partial class TypeMemberTests
{
    [Theory]
    [InlineData(null)]
    [InlineData(typeof(int))]
    [InlineData(typeof(int?))]
    [InlineData(typeof(List<string>))]
    [InlineData(typeof(IDisposable))]
    [InlineData(typeof(Hidden))]
    [InlineData(typeof(byte[]))]
    public void NamedTypesComeBackInEveryFormat(Type? type)
    {
        AssertRoundTrip(new Plain { Id = 1, Kind = type, Last = 2 }, static copy => copy.Kind, type);
        AssertRoundTrip(new Small { Id = 1, Kind = type, Last = 2 }, static copy => copy.Kind, type);
        AssertRoundTrip(new Kept { Id = 1, Kind = type, Last = 2 }, static copy => copy.Kind, type);
    }

    [Fact]
    public void ATypeIsItsTag()
    {
        Assert.Equal([1, 0, 0, 0, 2, 0, 0, 0, 5], FastSerializer.Serialize(new Plain { Id = 1, Kind = typeof(Hidden), Last = 2 })[1..]);
        Assert.Equal([1, 0, 0, 0, 2, 0, 0, 0, 0], FastSerializer.Serialize(new Plain { Id = 1, Last = 2 })[1..]);
    }

    [Fact]
    public void TypesAreElementsKeysAndItems()
    {
        var value = new Places
        {
            List = [typeof(int), null, typeof(string)],
            Array = [typeof(string)],
            Names = new() { [typeof(int)] = "i", [typeof(string)] = "s" },
            Set = [typeof(int)],
            Pair = (typeof(string), 1),
            Samples = new() { [typeof(int)] = 7, [typeof(string)] = "x" },
        };
        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<Places>(bytes)!;

        Assert.Equal(value.List, copy.List!);
        Assert.Equal(value.Array, copy.Array!);
        Assert.Equal(value.Names, copy.Names!);
        Assert.Equal(value.Set, copy.Set!);
        Assert.Equal(value.Pair, copy.Pair);
        Assert.Equal(value.Samples, copy.Samples!);
        Assert.Equal(bytes.Length, FastSerializer.Skip<Places>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        FastSerializer.Populate(bytes, ref copy);
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
    }

    [Fact]
    public void OtherTypesAndTagsAreErrors()
    {
        var error = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(new Plain { Kind = typeof(long) }));
        Assert.Equal(FastSerErrorCode.UnexpectedType, error.Code);
        Assert.Contains("System.Int64", error.Message, StringComparison.Ordinal);
        Assert.Equal(
            FastSerErrorCode.UnexpectedType,
            Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(new Plain { Kind = typeof(List<>) })).Code);

        var bytes = FastSerializer.Serialize(new Plain { Kind = typeof(int) });
        bytes[9] = 99;
        error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Plain>(bytes));
        Assert.Equal((FastSerErrorCode.UnknownUnionTag, "Kind", 9), (error.Code, error.MemberPath, error.Offset));
    }

    [Fact]
    public void ATypeOfASetIsNotAPartOfTheValue() =>
        Assert.Equal(typeof(Recursive), FastSerializer.Deserialize<Recursive>(FastSerializer.Serialize(new Recursive { Kind = typeof(Recursive) }))!.Kind);

    private static void AssertRoundTrip<T>(T value, Func<T, Type?> kindOf, Type? expected)
    {
        var bytes = FastSerializer.Serialize(value);
        Assert.Equal(expected, kindOf(FastSerializer.Deserialize<T>(bytes)!));
        Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        using var stream = new MemoryStream(bytes);
        Assert.Equal(expected, kindOf(FastSerializer.Deserialize<T>(stream)!));
    }

    private sealed class Hidden;

    [FastSerType]
    internal sealed partial class Plain
    {
        public int Id { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(int?))]
        [FastSerUnion(2, typeof(List<string>))]
        [FastSerUnion(3, typeof(IDisposable))]
        [FastSerUnion(4, typeof(Hidden))]
        [FastSerUnion(300, typeof(byte[]))]
        public Type? Kind { get; set; }

        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial class Small
    {
        public int Id { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(int?))]
        [FastSerUnion(2, typeof(List<string>))]
        [FastSerUnion(3, typeof(IDisposable))]
        [FastSerUnion(4, typeof(Hidden))]
        [FastSerUnion(5, typeof(byte[]))]
        public Type? Kind { get; set; }

        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Kept
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(int?))]
        [FastSerUnion(2, typeof(List<string>))]
        [FastSerUnion(3, typeof(IDisposable))]
        [FastSerUnion(4, typeof(Hidden))]
        [FastSerUnion(5, typeof(byte[]))]
        public Type? Kind { get; set; }

        [FastSerMember(2)]
        public int Last { get; set; }
    }

    [FastSerType]
    public sealed partial class Places
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public List<Type?>? List { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public Type[]? Array { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public Dictionary<Type, string>? Names { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public HashSet<Type>? Set { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public (Type? Kind, int Next) Pair { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public Dictionary<Type, object>? Samples { get; set; }
    }

    [FastSerType(References = true)]
    public sealed partial class Recursive
    {
        [FastSerUnion(0, typeof(Recursive))]
        public Type? Kind { get; init; }
    }
}
