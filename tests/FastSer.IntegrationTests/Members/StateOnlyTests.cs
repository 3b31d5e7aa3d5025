namespace FastSer.IntegrationTests.Members;

/// <summary>Types whose rule leaves computed properties out, in every format.</summary>
public sealed partial class StateOnlyTests
{
    public static TheoryData<object> Lines => [new FastLine { Quantity = 3, Price = 4 }, new CompactLine { Quantity = 3, Price = 4 },
        new TolerantLine { Quantity = 3, Price = 4 }];

    [Theory]
    [MemberData(nameof(Lines))]
    public void ComputedPropertiesAreNeitherWrittenNorRead(object line)
    {
        var bytes = FastSerializer.Serialize(line.GetType(), line);
        var copy = Assert.IsAssignableFrom<ILine>(FastSerializer.Deserialize(line.GetType(), bytes));

        Assert.Equal((3, 4, 12), (copy.Quantity, copy.Price, copy.Total));
        Assert.Equal(bytes.Length, FastSerializer.Skip(line.GetType(), bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(line.GetType(), line));
    }

    [Fact]
    public void BytesAreThoseOfATypeWithAnAttributeEach()
    {
        Assert.Equal(
            FastSerializer.Serialize(new IgnoringLine { Quantity = 3, Price = 4 }), FastSerializer.Serialize(new FastLine { Quantity = 3, Price = 4 }));
        var line = new FastLine();
        var same = line;
        FastSerializer.Populate(FastSerializer.Serialize(new IgnoringLine { Quantity = 3, Price = 4 }), ref same);
        Assert.Same(line, same);
        Assert.Equal(12, line.Total);
    }

    [Fact]
    public void RuleReachesBasesThatSayNothing()
    {
        var copy = FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(new Derived(5) { Own = 6 }))!;

        Assert.Equal((5, 25, 6, -6), (copy.Id, copy.Square, copy.Own, copy.Negative));
    }

    public interface ILine
    {
        int Quantity { get; }

        int Price { get; }

        int Total { get; }
    }

    [FastSerType(Members = FastSerMembers.PublicState)]
    public sealed partial class FastLine : ILine
    {
        public int Quantity { get; set; }
        public int Price { get; set; }
        public int Total => Quantity * Price;
        public Stream Stream => throw new InvalidOperationException();
    }

    [FastSerType(Members = FastSerMembers.PublicState, Format = WireFormat.Compact)]
    public sealed partial class CompactLine : ILine
    {
        public int Quantity { get; set; }
        public int Price { get; set; }
        public int Total => Quantity * Price;
        public List<int> Fresh => throw new InvalidOperationException();
    }

    [FastSerType(Members = FastSerMembers.PublicState, Format = WireFormat.Tolerant)]
    public sealed partial class TolerantLine : ILine
    {
        [FastSerMember(0)]
        public int Quantity { get; set; }

        [FastSerMember(1)]
        public int Price { get; set; }
        public int Total => Quantity * Price;
    }

    [FastSerType]
    public sealed partial class IgnoringLine
    {
        public int Quantity { get; set; }
        public int Price { get; set; }

        [FastSerIgnore]
        public int Total => Quantity * Price;
    }

    public class Plain(int id)
    {
        public int Id { get; } = id;
        public int Square => Id * Id;
    }

    [FastSerType(Members = FastSerMembers.PublicState)]
    public sealed partial class Derived(int id) : Plain(id)
    {
        public int Own { get; init; }
        public int Negative => -Own;
    }
}
