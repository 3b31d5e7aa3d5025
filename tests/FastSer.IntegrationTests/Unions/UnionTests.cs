namespace FastSer.IntegrationTests.Unions;

public sealed class UnionTests
{
    [Fact]
    public void UnlistedTypeIsRefusedAndBothTypesAreNamed()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize<Shape>(new Stranger()));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
        Assert.Contains(nameof(Stranger), exception.Message, StringComparison.Ordinal);
        Assert.Contains("FastSer.TestTypes.Shape", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void TypeThatDerivesFromAListedOneIsRefused()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize<Shape>(new TiltedSquare()));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
    }

    [Fact]
    public void UnlistedTypeOfAnInterfaceIsRefused()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize<IMessage>(new StrangeMessage()));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
    }

    [Fact]
    public void EveryTagThatIsNotListedIsRefusedWhereItStands()
    {
        int[] listed = [0, 1, 2, 3, 253, 254, 65535];
        for (var tag = 0; tag <= 65_600; tag++)
        {
            if (!listed.Contains(tag))
            {
                var error = ErrorOf<Gallery>(1, tag);
                Assert.Equal((FastSerErrorCode.UnknownUnionTag, 1L), (error.Code, error.Offset));
            }
        }
    }

    [Fact]
    public void UnknownTagNamesTheUnionAndTheMember()
    {
        var error = ErrorOf<Gallery>(1, 77);

        Assert.Equal("One", error.MemberPath);
        Assert.Equal("FastSer.TestTypes.Shape", error.TypeName);
    }

    [Fact]
    public void FaultInsideACaseNamesItsTypeAndMember()
    {
        var bytes = FastSerializer.Serialize<Shape>(new Drawing { Frame = new Circle { Label = "label" } });

        Assert.False(FastSerializer.TryDeserialize<Shape>(bytes.AsSpan(0, bytes.Length - 2), out _, out var error));

        Assert.Equal(FastSerErrorCode.Truncated, error.Code);
        Assert.Equal("Frame.Label", error.MemberPath);
        Assert.Equal("FastSer.TestTypes.Circle", error.TypeName);
    }

    [Fact]
    public void NullInsideAnInnerUnionHasOneEncodingOnly()
    {
        // Tag 3 is the inner union, whose own null would be a second null of the outer one.
        Assert.False(FastSerializer.TryDeserialize<IMessage>([4, 0], out _, out var error));

        Assert.Equal((FastSerErrorCode.InvalidValue, 1L), (error.Code, error.Offset));
    }

    [Fact]
    public void LongFormOfAShortTagIsRefused()
    {
        Assert.False(FastSerializer.TryDeserialize<Shape>([255, 1, 0, 0, 0, .. new byte[30]], out _, out var error));

        Assert.Equal((FastSerErrorCode.InvalidLength, 0L), (error.Code, error.Offset));
    }

    [Fact]
    public void CaseWrittenAsItselfHasItsOwnBytes()
    {
        var circle = new Circle { Radius = 1 };
        var asItself = FastSerializer.Serialize(circle);
        var asShape = FastSerializer.Serialize<Shape>(new Square { Side = 1 });

        Assert.Equal(1, asItself[0]);
        Assert.Equal(2, asShape[0]);
    }

    [Fact]
    public void UnionsNestToTheDepthLimit()
    {
        Vehicle value = new Bicycle();
        for (var i = 0; i < 64; i++)
        {
            value = new Truck { Towed = value };
        }

        var bytes = FastSerializer.Serialize(value);
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Vehicle>(bytes)));

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Serialize<Vehicle>(new Truck { Towed = value }));
        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
    }

    private static FastSerError ErrorOf<T>(int before, int tag)
    {
        byte[] input = [.. Enumerable.Repeat((byte)1, before), .. CodeOf(tag), .. new byte[8]];
        Assert.False(FastSerializer.TryDeserialize<T>(input, out _, out var error));
        return error;
    }

    private static byte[] CodeOf(int tag) =>
        tag < 254 ? [(byte)(tag + 1)] : [255, .. BitConverter.GetBytes(tag + 1)];

    private sealed class Stranger : Shape;

    private sealed class TiltedSquare : Square;

    private sealed class StrangeMessage : IMessage
    {
        public int Id => 0;
    }
}
