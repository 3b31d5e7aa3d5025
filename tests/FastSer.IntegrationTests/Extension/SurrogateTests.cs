using System.Collections.Specialized;
using System.Net.NetworkInformation;
using FastSer.IntegrationTests.Extension;

[assembly: FastSerSurrogate(typeof(PhysicalAddress), typeof(SurrogateTests.Address))]
[assembly: FastSerSurrogate(typeof(BitVector32), typeof(SurrogateTests.Bits))]
[assembly: FastSerSurrogate(typeof(UriBuilder), typeof(SurrogateTests.Link))]

namespace FastSer.IntegrationTests.Extension;

[Trait("Needs", "PhysicalAddress")]
public sealed partial class SurrogateTests
{
    private static readonly PhysicalAddress s_address = new([192, 168, 0, 1]);

    [Fact]
    public void SurrogatesStandForMembersElementsAndKeys()
    {
        var value = new Host
        {
            Main = s_address, Others = [new([1, 2, 3, 4, 5, 6]), null], Names = new() { [s_address] = "main" },
            Flags = new BitVector32(5), Link = new UriBuilder("http", "example.org", 8080),
        };

        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<Host>(bytes);

        Assert.Equal(value.Main, copy.Main);
        Assert.Equal(value.Others, copy.Others);
        Assert.Equal("main", copy.Names![s_address]);
        Assert.Equal(5, copy.Flags.Data);
        Assert.Equal(8080, copy.Link!.Port);
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        Assert.Equal(bytes.Length, FastSerializer.Skip<Host>(bytes));
    }

    [Fact]
    public void SurrogatesStandForRoots()
    {
        Assert.Equal([1, 5, 192, 168, 0, 1], FastSerializer.Serialize(s_address));
        Assert.Equal(s_address, FastSerializer.Deserialize<PhysicalAddress>([1, 5, 192, 168, 0, 1]));
        Assert.Equal([s_address], FastSerializer.Deserialize<List<PhysicalAddress>>([2, 1, 5, 192, 168, 0, 1]));
        Assert.Equal([5, 0, 0, 0], FastSerializer.Serialize(new BitVector32(5)));
        Assert.Equal([1, 80, 0, 0, 0, 4, 0x61, 0x62], FastSerializer.Serialize(new UriBuilder("http", "ab", 80)));
    }

    [Fact]
    public void NullIsKept()
    {
        Assert.Equal([0], FastSerializer.Serialize<PhysicalAddress?>(null));
        Assert.Equal([0], FastSerializer.Serialize<UriBuilder?>(null));
        Assert.Null(FastSerializer.Deserialize<PhysicalAddress?>([0]));
        Assert.Null(FastSerializer.Deserialize<UriBuilder?>([0]));
    }

    [Fact]
    public void FaultsNameTheMemberOfTheSurrogate()
    {
        var bytes = FastSerializer.Serialize(new Host { Main = s_address });

        var truncated = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<PhysicalAddress>([1, 5, 192]));
        var refused = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<PhysicalAddress>([1, 4, 1, 2, 3]));

        Assert.Equal((FastSerErrorCode.Truncated, "Bytes"), (truncated.Code, truncated.MemberPath));
        Assert.Equal(FastSerErrorCode.UserCode, refused.Code);
        Assert.IsType<ArgumentException>(refused.InnerException);
        for (var length = 0; length < bytes.Length; length++)
        {
            var prefix = bytes[..length];
            Assert.Equal(
                FastSerErrorCode.Truncated, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Host>(prefix)).Code);
        }
    }

    [FastSerType]
    public sealed partial class Host
    {
        public PhysicalAddress? Main { get; set; }
        public List<PhysicalAddress?>? Others { get; set; }
        public Dictionary<PhysicalAddress, string>? Names { get; set; }
        public BitVector32 Flags { get; set; }
        public UriBuilder? Link { get; set; }
    }

    /// <summary>A class for a class.</summary>
    [FastSerType]
    public sealed partial record Address(byte[] Bytes) : IFastSerSurrogate<PhysicalAddress, Address>
    {
        public static Address From(PhysicalAddress value) => new(value.GetAddressBytes());

        public PhysicalAddress ToExternal() => Bytes.Length > 3 ? new(Bytes) : throw new ArgumentException("It is too short.");
    }

    /// <summary>A struct for a struct.</summary>
    [FastSerType]
    public readonly partial record struct Bits(int Data) : IFastSerSurrogate<BitVector32, Bits>
    {
        public static Bits From(BitVector32 value) => new(value.Data);

        public BitVector32 ToExternal() => new(Data);
    }

    /// <summary>A struct for a class: null takes a presence byte.</summary>
    [FastSerType]
    public readonly partial record struct Link(string Host, int Port) : IFastSerSurrogate<UriBuilder, Link>
    {
        public static Link From(UriBuilder value) => new(value.Host, value.Port);

        public UriBuilder ToExternal() => new("http", Host, Port);
    }
}
