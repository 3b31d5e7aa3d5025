namespace FastSer.IntegrationTests.Sequences;

/// <summary>Items of a Tolerant union that a newer version has written: what the reader does not know is null, in every form of input.</summary>
public sealed partial class NewerCaseTests
{
    [Theory]
    [InlineData(256, 1)]
    [InlineData(256, 10_000)]
    [InlineData(32768, 100_000)]
    public void UnknownCaseIsReadAsNull(int bufferSize, int length)
    {
        var options = new FastSerStreamOptions { BufferSize = bufferSize };
        foreach (var bytes in (byte[][])[Write(options, new string('n', length)), Write(options, "\u0100")])
        {
            foreach (var stream in (Stream[])[new MemoryStream(bytes), new TrickleStream(bytes, new Random(1), 100)])
            {
                using var reader = new FastSerStreamReader(stream, options);

                Assert.Equal("first", Assert.IsType<OldMail>(reader.Read<IOldChannel?>()).Address);
                Assert.Null(reader.Read<IOldChannel?>());
                Assert.True(reader.TryRead<IOldChannel?>(out var item));
                Assert.Null(item);
                Assert.Equal("last", Assert.IsType<OldMail>(reader.Read<IOldChannel?>()).Address);
                Assert.False(reader.HasNext());
            }
        }
    }

    [Fact]
    public async Task UnknownCaseIsReadAsNullWithoutBlocking()
    {
        var bytes = Write(FastSerStreamOptions.Default, "number");
        await using var reader = new FastSerStreamReader(new TrickleStream(bytes, new Random(1), 3));

        Assert.IsType<OldMail>(await reader.ReadAsync<IOldChannel?>());
        Assert.Null(await reader.ReadAsync<IOldChannel?>());
        Assert.Null(await reader.ReadAsync<IOldChannel?>());
        Assert.IsType<OldMail>(await reader.ReadAsync<IOldChannel?>());
    }

    [Fact]
    public void NullInAFrameIsRefused()
    {
        using var reader = new FastSerStreamReader(new MemoryStream([2, 0]));

        Assert.Equal(FastSerErrorCode.InvalidPresence, Assert.Throws<FastSerException>(() => reader.Read<IOldChannel?>()).Code);
    }

    private static byte[] Write(FastSerStreamOptions options, string number)
    {
        var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream, options);
        writer.Write<INewChannel>(new NewMail("first"));
        writer.Write<INewChannel>(new NewPhone(number));
        writer.Write<INewChannel>(new NewPhone(null));
        writer.Write<INewChannel>(new NewMail("last"));
        writer.Flush();
        return stream.ToArray();
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(OldMail))]
    public partial interface IOldChannel;

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record OldMail([property: FastSerMember(0)] string? Address) : IOldChannel;

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(NewMail))]
    [FastSerUnion(1, typeof(NewPhone))]
    public partial interface INewChannel;

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record NewMail([property: FastSerMember(0)] string? Address) : INewChannel;

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record NewPhone([property: FastSerMember(0)] string? Number) : INewChannel;
}
