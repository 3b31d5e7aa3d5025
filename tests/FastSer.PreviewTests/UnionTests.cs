namespace FastSer.PreviewTests;

/// <summary>Unions and closed classes that the compiler itself makes.</summary>
public sealed class UnionTests
{
    [Fact]
    public void UnionIsTheTagOfItsContent() => Assert.Equal(
        "01010278 0201030000000279 00", $"{Hex<Pet>(new Cat("x"))} {Hex<Pet>(new Dog("y", 3))} {Hex(default(Pet))}");

    [Fact]
    public void TagsMayBeThoseOfTheOrder() => Assert.Equal("0105000000 020261", $"{Hex<Untagged>(5)} {Hex<Untagged>("a")}");

    [Fact]
    public void UnionsComeBack()
    {
        Check<Pet>(new Cat("x"), new Dog("y", 3), default);
        Check<Scalar>(1, "text", new Point(1, 2), (DayOfWeek?)DayOfWeek.Friday, default);
        Check<Small>(1, "text", new Small((Pet)new Cat("x")), default);
        Check<Untagged>(1, "text", default);
        Check<Option<int>>(new Some<int>(1), new None(), default);
        Check<Option<string>>(new Some<string>("s"), new None());
        Check<Newer>(1, new Note("n"), new Cat("c"), "text", default);
        Check<Outer<byte>.Nested>(1, "text");
        Check<Shape>(new Round(1), new Square(2));
    }

    [Fact]
    public void ListsOfUnionsComeBack()
    {
        Scalar tree = new List<Scalar> { 1, new List<Scalar> { "x", default }, new Point(3, 4) };
        var read = FastSerializer.Deserialize<Scalar>(FastSerializer.Serialize(tree));
        Assert.Equal(Hex(tree), Hex(read));
        Assert.Equal("x", ((List<Scalar>)((List<Scalar>)read.Value!)[1].Value!)[0].Value);
    }

    [Fact]
    public void UnionIsAMemberAndElementLikeAnyOther()
    {
        var owner = new Owner
        {
            Pet = new Cat("a"),
            Second = (Pet)new Dog("b", 1),
            Scalars = [1, "x", default],
            Pets = [new Cat("c"), default],
            Map = new() { [1] = "one", ["k"] = default },
            Pair = (new Cat("d"), 5),
            Some = new((Pet)new Cat("e")),
            Option = new Some<string>("f"),
        };
        var read = FastSerializer.Deserialize<Owner>(FastSerializer.Serialize(owner))!;
        Assert.Equal(Hex(owner), Hex(read));
        Assert.Equal(new Dog("b", 1), read.Second!.Value.Value);
        Assert.Equal("one", read.Map![1].Value);
        Assert.Equal(new Cat("e"), read.Some!.Value.Value);
        Assert.Null(FastSerializer.Deserialize<Owner>(FastSerializer.Serialize(new Owner()))!.Pet.Value);
    }

    /// <summary>C# applies patterns to the content of a union, also to that of a nullable one.</summary>
    [Fact]
    public void UnionWithoutContentIsNotNull()
    {
        foreach (var value in new Newer?[] { null, default(Newer), (Newer)5 })
        {
            var kept = new Keeper { First = value, Second = value, Rest = "r" };
            var read = FastSerializer.Deserialize<Keeper>(FastSerializer.Serialize(kept))!;
            var tight = FastSerializer.Deserialize<TightKeeper>(FastSerializer.Serialize(new TightKeeper { First = value, Rest = "r" }))!;
            Assert.Equal(value.HasValue, read.First.HasValue);
            Assert.Equal(value.HasValue, read.Second.HasValue);
            Assert.Equal(value.HasValue, tight.First.HasValue);
            Assert.Equal(value.GetValueOrDefault().Value, read.First.GetValueOrDefault().Value);
            Assert.Equal("r", read.Rest);
            Assert.Equal("r", tight.Rest);
        }

        Assert.False(FastSerializer.Deserialize<Owner>(FastSerializer.Serialize(new Owner()))!.Second.HasValue);
        Assert.True(FastSerializer.Deserialize<Owner>(FastSerializer.Serialize(new Owner { Second = default(Pet) }))!.Second.HasValue);
    }

    [Fact]
    public void OlderVersionReadsNoContentOrKeepsIt()
    {
        foreach (var newer in new Newer[] { new Note("n"), new Cat("c"), "text" })
        {
            var bytes = FastSerializer.Serialize(newer);
            Assert.Null(FastSerializer.Deserialize<Older>(bytes).Value);
            Assert.Equal(bytes.Length, FastSerializer.Skip<Older>(bytes));
            Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Keeping>(bytes)));
        }
    }

    [Fact]
    public void DamagedDataIsAnError()
    {
        var bytes = FastSerializer.Serialize<Newer>(new Cat("name"));
        for (var length = 0; length < bytes.Length; length++)
        {
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Newer>(bytes.AsSpan(0, length)));
        }

        Assert.Equal(FastSerErrorCode.UnknownUnionTag, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Pet>([9])).Code);
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Pet>([1, 0])).Code);
    }

    private static void Check<T>(params T[] values)
    {
        foreach (var value in values)
        {
            var bytes = FastSerializer.Serialize(value);
            var read = FastSerializer.Deserialize<T>(bytes);
            Assert.True(Equals(value, read), $"{typeof(T)}: {Convert.ToHexString(bytes)}");
            Assert.Equal(bytes, FastSerializer.Serialize(read));
            Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes));
        }
    }

    private static string Hex<T>(T value) => Convert.ToHexString(FastSerializer.Serialize(value));
}
