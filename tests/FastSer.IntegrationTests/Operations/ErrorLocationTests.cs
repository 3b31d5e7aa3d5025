namespace FastSer.IntegrationTests.Operations;

public sealed partial class ErrorLocationTests
{
    [Fact]
    public void FaultInANestedMemberNamesItsTypePathAndOffset()
    {
        var bytes = FastSerializer.Serialize(
            new ClassCollections { List = [new Leaf { Id = 1 }, new Leaf { Id = 2, Name = "x" }] });
        // presence, Array, List header, first Leaf (presence, Id, null name), then the second's presence byte.
        var offset = 1 + 1 + 1 + 6;
        Assert.Equal(1, bytes[offset]);
        bytes[offset] = 7;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<ClassCollections>(bytes));

        Assert.Equal(FastSerErrorCode.InvalidPresence, exception.Code);
        Assert.Equal(offset, exception.Offset);
        Assert.Contains("List[1]", exception.MemberPath, StringComparison.Ordinal);
    }

    [Fact]
    public void TryDeserializeReportsTheSameErrorAsTheException()
    {
        byte[] input = [1, 0, 0, 0, 0, 9, 65];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Leaf>(input));
        Assert.False(FastSerializer.TryDeserialize<Leaf>(input, out _, out var error));

        Assert.Equal(FastSerErrorCode.Truncated, exception.Code);
        Assert.Equal("Name", exception.MemberPath);
        Assert.Equal("FastSer.TestTypes.Leaf", exception.TypeName);
        Assert.Equal((exception.Code, exception.Offset), (error.Code, error.Offset));
        Assert.Equal((exception.TypeName, exception.MemberPath), (error.TypeName, error.MemberPath));
        Assert.Equal(exception.Message, error.Message);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    [InlineData(9)]
    public void InvalidElementOfFixedSizeIsNamed(int index)
    {
        var bytes = FastSerializer.Serialize(new DateTime[10]);
        bytes.AsSpan(1 + (8 * index), 8).Fill(0xFF);

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<DateTime[]>(bytes));

        Assert.Equal(FastSerErrorCode.InvalidValue, exception.Code);
        Assert.Equal((1 + (8 * index), $"[{index}]"), (exception.Offset, exception.MemberPath));
    }

    [Fact]
    public void FirstMemberOfAStructIsCheckedWhereverItStands()
    {
        var alone = FastSerializer.Serialize(default(Moment));
        var held = FastSerializer.Serialize(new MomentHolder());
        var listed = FastSerializer.Serialize(new Moment[2]);
        alone.AsSpan(0, 8).Fill(0xFF);
        held.AsSpan(1, 8).Fill(0xFF);
        listed.AsSpan(1 + 12, 8).Fill(0xFF);

        Assert.False(FastSerializer.TryDeserialize<Moment>(alone, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, "Time"), (error.Code, error.MemberPath));
        Assert.False(FastSerializer.TryDeserialize<MomentHolder>(held, out _, out error));
        Assert.Equal((FastSerErrorCode.InvalidValue, "Moment.Time"), (error.Code, error.MemberPath));
        Assert.False(FastSerializer.TryDeserialize<Moment[]>(listed, out _, out error));
        Assert.Equal((FastSerErrorCode.InvalidValue, "[1].Time"), (error.Code, error.MemberPath));
    }

    [Fact]
    public void DuplicateNamesItsKeyAndNotItsValue()
    {
        var bytes = FastSerializer.Serialize(new Dictionary<int, string> { [1] = "one", [2] = "two" });

        // Count, then key, header and text of each entry.
        const int SecondKey = 1 + 4 + 1 + 3;
        Assert.Equal(2, bytes[SecondKey]);
        bytes[SecondKey] = 1;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Dictionary<int, string>>(bytes));

        Assert.Equal(FastSerErrorCode.DuplicateKey, exception.Code);
        Assert.Equal(SecondKey, exception.Offset);
        Assert.Equal("[1].Key", exception.MemberPath);
    }

    [Fact]
    public void TypeWithoutSerializerIsNamed()
    {
        // The generator sees no closed type here, so only the run time can tell.
        var exception = Assert.Throws<FastSerException>(static () => SerializeUnknown(new Random()));

        Assert.Equal(FastSerErrorCode.NoSerializer, exception.Code);
        Assert.Contains("Random", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void DerivedRunTimeTypeIsRefusedOnWrite()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize<Animal>(new Dog()));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
    }

    private static byte[] SerializeUnknown<T>(T value) => FastSerializer.Serialize(value);

    [FastSerType]
    internal readonly partial record struct Moment(DateTime Time, int Number);

    [FastSerType]
    internal sealed partial class MomentHolder
    {
        public Moment Moment { get; set; }

        public string? Name { get; set; }
    }
}
