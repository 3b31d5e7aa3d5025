using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Api;

/// <summary>Errors name their place: the byte, the type and the member.</summary>
public class ErrorTests
{
    [Fact]
    [Trait("Promise", "P12")]
    public void EveryPrefixIsTruncated()
    {
        var data = FastSerializer.Serialize(Samples.Ledger(4));
        for (var size = 0; size < data.Length; size++)
        {
            var error = ErrorOf<Ledger>(data.AsSpan(0, size).ToArray());

            Assert.Equal(FastSerErrorCode.Truncated, error.Code);
            Assert.InRange(error.Offset, 0, size);
        }
    }

    [Fact]
    public void BytesBehindTheValueAreRefused()
    {
        foreach (var extra in new[] { 1, 2, 16 })
        {
            byte[] data = [.. FastSerializer.Serialize(Samples.Poco(3)), .. new byte[extra]];
            var error = ErrorOf<Poco>(data);

            Assert.Equal(FastSerErrorCode.TrailingBytes, error.Code);
            Assert.Equal(data.Length - extra, error.Offset);
            Assert.Equal(FastSerErrorCode.TrailingBytes, ErrorOf<int>(new byte[4 + extra]).Code);
        }
    }

    [Fact]
    public void APresenceByteOfTwoIsRefused()
    {
        AssertError<Poco>([2], FastSerErrorCode.InvalidPresence, 0, null, null);
        AssertError<Node>([1, 0, 0, 0, 0, 2], FastSerErrorCode.InvalidPresence, 5, "Node", "Next");
        AssertError<Node>([1, 0, 0, 0, 0, 0, 3, 0, 9], FastSerErrorCode.InvalidPresence, 8, "Node", "Children[1]");
    }

    [Fact]
    public void AMemberOfABlockIsFoundThoughTheBlockIsReadAsAWhole()
    {
        var data = FastSerializer.Serialize(Samples.Ledger());
        var firstLine = FastSerializer.Serialize("ledger").Length + 2;
        data[firstLine + 1 + 27] = 0x3F;

        AssertError<Ledger>(data, FastSerErrorCode.InvalidValue, firstLine + 1 + 20, "Poco", "Lines[0].When");
    }

    [Fact]
    public void ATruncatedBlockNamesItsFirstMissingMember()
    {
        var data = FastSerializer.Serialize(Samples.Poco(3));

        AssertError<Poco>(data[..5], FastSerErrorCode.Truncated, 5, "Poco", "Id");
        AssertError<Poco>(data[..6], FastSerErrorCode.Truncated, 5, "Poco", "Id");
        AssertError<Poco>(data[..28], FastSerErrorCode.Truncated, 21, "Poco", "When");
        AssertError<Poco>(data[..29], FastSerErrorCode.Truncated, 29, "Poco", "Text");
        AssertError<Poco>(data[..31], FastSerErrorCode.Truncated, 29, "Poco", "Text");
    }

    [Fact]
    public void AnElementOfAnArrayOfStructsIsNamed()
    {
        var ledger = Samples.Ledger();
        ledger.Lines = null;
        ledger.Dates = null;
        ledger.Numbers = null;
        var data = FastSerializer.Serialize(ledger);
        var items = FastSerializer.Serialize("ledger").Length + 1 + 3 + 1;
        data[items + 36 + 20] = 1;

        AssertError<Ledger>(data, FastSerErrorCode.InvalidValue, items + 36 + 20, "LargeWithGap", "Items[1].Price");
    }

    [Fact]
    public void ADuplicateKeyIsNamedWhereItBegins()
    {
        byte[] entry = [2, (byte)'a', .. new byte[12]];
        byte[] other = [2, (byte)'b', .. new byte[12]];
        byte[] data = [1, 0, 0, 4, .. entry, .. other, .. entry, 0, 0, 0];

        AssertError<Ledger>(data, FastSerErrorCode.DuplicateKey, 4 + 28, "Ledger", "Dates[2].Key");
    }

    [Fact]
    public void ADuplicateElementIsNamedWhereItBegins()
    {
        byte[] data = [1, 0, 0, 0, 4, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0];

        AssertError<Ledger>(data, FastSerErrorCode.DuplicateKey, 13, "Ledger", "Numbers[2]");
    }

    [Fact]
    public void ANullKeyIsNoValue()
    {
        byte[] data = [1, 0, 0, 2, 1, .. new byte[12], 0, 0, 0];
        Assert.Equal(FastSerErrorCode.Truncated, ErrorOf<Ledger>(data[..16]).Code);

        AssertError<Ledger>(data, FastSerErrorCode.InvalidValue, 4, "Ledger", "Dates[0].Key");
    }

    [Fact]
    public void AnInvalidNullableIsNamed()
    {
        byte[] data = [1, 0, 0, 0, 0, 0, 7];

        AssertError<Ledger>(data, FastSerErrorCode.InvalidPresence, 6, "Ledger", "Note");
    }

    [Fact]
    public void AStringThatNeedNotBeWideIsNamed()
    {
        byte[] data = [1, 5, (byte)'a', 0, (byte)'b', 0, 0, 0, 0, 0, 0];

        AssertError<Ledger>(data, FastSerErrorCode.InvalidString, 1, "Ledger", "Name");
    }

    [Fact]
    public void TheLocatorNeedsNoStackForDeepInputs()
    {
        const int Depth = 100_000;
        var shape = new SerializableSerializer<Node>().Shape;
        var data = new byte[(5 * Depth) + 1];
        for (var i = 0; i < Depth; i++)
        {
            data[5 * i] = 1;
        }

        data[^1] = 9;
        var location = FastSer.Walking.ErrorLocator.Locate(data, shape, FastSerErrorCode.InvalidPresence, data.Length - 1, -1);

        Assert.Equal(data.Length - 1, location.Offset);
        Assert.Equal("Node", location.TypeName);
        Assert.StartsWith("Next.Next", location.MemberPath, StringComparison.Ordinal);
        Assert.InRange(location.MemberPath!.Length, 100, 1000);
    }

    [Fact]
    [Trait("Promise", "P25")]
    public void MessagesNameThePlaceAndHoldNoBytesOfTheInput()
    {
        var error = ErrorOf<Node>([1, 0, 0, 0, 0, 0, 3, 0, 0xEE]);

        Assert.Equal("A presence byte is neither 0 nor 1 (offset 8, in Node, at Children[1]).", error.Message);
    }

    [Fact]
    public void ATypeWithoutASerializerSaysWhatToDo()
    {
        foreach (var call in new Action[]
            {
                () => FastSerializer.Serialize(new object()),
                () => FastSerializer.Deserialize<Version[]>([0]),
                () => FastSerializer.GetSize(new Uri[1]),
            })
        {
            var exception = Assert.Throws<FastSerException>(call);
            Assert.Equal(FastSerErrorCode.NoSerializer, exception.Code);
            Assert.Contains("[FastSerType]", exception.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void AResolverAddedLateIsFoundAllTheSame()
    {
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Late()));
        FastSerResolver.Add(new LateResolver());

        Assert.Equal([1], FastSerializer.Serialize(new Late()));
        Assert.NotNull(FastSerializer.Deserialize<Late>([1]));
    }

    [Fact]
    public void AnUnexpectedTypeIsNamed()
    {
        var exception = Assert.Throws<FastSerException>(() => FastWriter.ThrowUnexpectedType("", typeof(object)));

        Assert.Equal(FastSerErrorCode.UnexpectedType, exception.Code);
        Assert.Contains("System.String", exception.Message, StringComparison.Ordinal);
    }

    private static FastSerError ErrorOf<T>(byte[] data)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(data, out _, out var error));
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(data));
        Assert.Equal(error, new FastSerError(exception.Code, exception.Offset, exception.TypeName, exception.MemberPath, exception.Message));
        return error;
    }

    private static void AssertError<T>(byte[] data, FastSerErrorCode code, long offset, string? type, string? path)
    {
        var error = ErrorOf<T>(data);

        Assert.Equal(code, error.Code);
        Assert.Equal(path, error.MemberPath);
        Assert.Equal(offset, error.Offset);
        Assert.Equal(type, error.TypeName);
    }

    private sealed class Late : IFastSerializable<Late>
    {
        static void IFastSerializable<Late>.Write(ref FastWriter writer, Late? value) => writer.WritePresent();

        static Late? IFastSerializable<Late>.Read(ref FastReader reader) => reader.ReadPresence() ? new Late() : null;

        static WireShape IFastSerializable<Late>.Describe() => WireShape.Object(nameof(Late), hasPresence: true);
    }

    private sealed class LateResolver : FastSerResolver
    {
        public override object? Resolve(Type type) => type == typeof(Late) ? new SerializableSerializer<Late>() : null;
    }
}
