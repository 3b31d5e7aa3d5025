namespace FastSer.IntegrationTests.Members;

/// <summary>Members that models commonly have and serializers commonly lose.</summary>
public sealed partial class MemberShapeTests
{
    public static TheoryData<object?[]> Apart =>
    [
        new object?[] { new Values { Price = 1.0m }, new Values { Price = 1.00m }, new Values { Price = 1m } },
        new object?[] { new Values { Number = 0.0 }, new Values { Number = -0.0 } },
        new object?[]
        {
            new Values { Number = double.NaN },
            new Values { Number = BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001) },
            new Values { Number = BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0001) },
        },
        new object?[]
        {
            new Values { Moment = new DateTime(5, DateTimeKind.Utc) }, new Values { Moment = new DateTime(5, DateTimeKind.Local) },
            new Values { Moment = new DateTime(5, DateTimeKind.Unspecified) },
        },
        new object?[] { new Values { Text = null }, new Values { Text = "" }, new Values { Text = "\0" } },
        new object?[] { new Values { Text = "\uD800" }, new Values { Text = "\uFFFD" }, new Values { Text = "\uDC00" } },
        new object?[] { new Values { Letter = '\uFFFF' }, new Values { Letter = '\uFFFE' } },
        new object?[] { new Values { Items = null }, new Values { Items = [] }, new Values { Items = [0] } },
        new object?[] { new Values { Map = null }, new Values { Map = [] } },
        new object?[]
        {
            new Values { Outer = null }, new Values { Outer = default(Outer) },
            new Values { Outer = new Outer { Inner = default(Inner) } }, new Values { Outer = new Outer { Inner = new Inner { Number = 0 } } },
        },
        new object?[] { new Values { Large = Large.Greatest }, new Values { Large = (Large)long.MaxValue } },
        new object?[] { new Values { Small = Small.Least }, new Values { Small = (Small)(-127) } },
    ];

    [Theory]
    [MemberData(nameof(Apart))]
    public void ValuesThatDifferHaveDifferentBytesAndComeBackAsTheyWere(object?[] values)
    {
        var encoded = values.Select(static value => Convert.ToHexString(FastSerializer.Serialize((Values?)value))).ToList();

        Assert.Equal(encoded.Count, encoded.Distinct().Count());
        Assert.Equal(encoded, encoded.Select(static bytes => Convert.ToHexString(
            FastSerializer.Serialize(FastSerializer.Deserialize<Values>(Convert.FromHexString(bytes))))));
    }

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void SamplesThatDifferHaveDifferentBytes(string name)
    {
        var testCase = TestCases.Get(name);
        var encoded = testCase.CreateSamples().Select(sample => Convert.ToHexString(testCase.Serialize(sample))).ToList();

        Assert.Equal(encoded.Count, encoded.Distinct().Count());
    }

    [Fact]
    public void ExplicitInterfaceMembersAreNotSerialized()
    {
        var value = new Explicit { Number = 1 };
        ((INamed)value).Name = "lost";

        Assert.Equal([1, 1, 0, 0, 0], FastSerializer.Serialize(value));
        Assert.Null(((INamed)FastSerializer.Deserialize<Explicit>([1, 1, 0, 0, 0])).Name);
    }

    [Fact]
    public void OverridesAreWrittenOnceAndHiddenMembersEach()
    {
        var value = new Overriding { Kept = 3, Hidden = 4 };
        ((Overridden)value).Hidden = 5;

        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<Overriding>(bytes);

        Assert.Equal([1, 3, 5, 4], bytes);
        Assert.Equal((3, 4, 5), (copy.Kept, copy.Hidden, ((Overridden)copy).Hidden));
    }

    [Fact]
    public void TupleNamesHaveNoMeaning() => Assert.Equal(
        FastSerializer.Serialize((1, "a")), FastSerializer.Serialize((Id: 1, Name: "a")));

    public interface INamed
    {
        string? Name { get; set; }
    }

    public enum Large : ulong
    {
        None,
        Greatest = ulong.MaxValue,
    }

    public enum Small : sbyte
    {
        Least = sbyte.MinValue,
        None = 0,
    }

    [FastSerType]
    public sealed partial class Values
    {
        public decimal Price { get; set; }
        public double Number { get; set; }
        public DateTime Moment { get; set; }
        public string? Text { get; init; }
        public char Letter { get; set; }
        public List<int>? Items { get; set; }
        public Dictionary<int, int>? Map { get; set; }
        public Outer? Outer { get; set; }
        public Large Large { get; set; }
        public Small Small { get; set; }
    }

    [FastSerType]
    public partial struct Outer
    {
        public Inner? Inner { get; set; }
    }

    [FastSerType]
    public partial struct Inner
    {
        public int? Number { get; set; }
    }

    [FastSerType]
    public sealed partial class Explicit : INamed
    {
        private string? _name;

        public int Number { get; set; }

        string? INamed.Name
        {
            get => _name;
            set => _name = value;
        }
    }

    [FastSerType]
    public partial class Overridden
    {
        public virtual byte Kept { get; set; }
        public byte Hidden { get; set; }
    }

    [FastSerType]
    public sealed partial class Overriding : Overridden
    {
        public override byte Kept { get; set; }
        public new byte Hidden { get; set; }
    }
}
