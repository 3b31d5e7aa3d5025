using Xunit;

namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Members of Tolerant types under retired keys.</summary>
public sealed partial class RetiredObjectTests
{
    [Fact]
    public void ObjectsAreSteppedOverByTheirLength()
    {
        var bytes = FastSerializer.Serialize(new Before { Last = 7, Part = new Part { Text = "text" } });

        Assert.Equal(7, FastSerializer.Deserialize<After>(bytes)!.Last);
    }

    [Fact]
    public void ObjectsOfAnyOtherVersionAreSteppedOver()
    {
        // Length, mask with keys 0 and 1, Last, then an object of one byte: no mask at all.
        Assert.Equal(7, FastSerializer.Deserialize<After>([0x08, 0x07, 7, 0, 0, 0, 0x02, 0xAA])!.Last);
    }

    [Fact]
    public void NullBehindASetBitIsRefused()
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<After>([0x07, 0x07, 7, 0, 0, 0, 0x00]));

        Assert.Equal((FastSerErrorCode.InvalidPresence, 6L), (exception.Code, exception.Offset));
    }

    [Fact]
    public void UnionsAreSteppedOver()
    {
        var bytes = FastSerializer.Serialize(new UnionBefore { Last = 7, Base = new Part { Text = "text" } });

        Assert.Equal(7, FastSerializer.Deserialize<UnionAfter>(bytes)!.Last);
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(300, typeof(Part))]
    internal abstract partial class Base;

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Part : Base
    {
        [FastSerMember(0)]
        public string? Text { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Before
    {
        [FastSerMember(0)]
        public int Last { get; set; }

        [FastSerMember(1)]
        public Part? Part { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(1, typeof(Part))]
    internal sealed partial class After
    {
        [FastSerMember(0)]
        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class UnionBefore
    {
        [FastSerMember(1)]
        public Base? Base { get; set; }

        [FastSerMember(0)]
        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(1, typeof(Base))]
    internal sealed partial class UnionAfter
    {
        [FastSerMember(0)]
        public int Last { get; set; }
    }
}
