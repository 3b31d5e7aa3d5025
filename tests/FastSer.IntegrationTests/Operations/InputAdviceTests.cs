using System.Text;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Inputs that do not begin like a value of the type: the error names the type, and what the bytes look like.</summary>
public sealed partial class InputAdviceTests
{
    private const string Expected = "Expected a value of the type FastSer.IntegrationTests.Operations.InputAdviceTests+Fast.";

    public static TheoryData<string, byte[]> Foreign => new()
    {
        { "looks like JSON", "{\"Id\":1}"u8.ToArray() },
        { "looks like JSON", "  [ 1, 2]"u8.ToArray() },
        { "byte order mark of UTF-8", [0xEF, 0xBB, 0xBF, (byte)'{'] },
        { "looks like XML", "<?xml version=\"1.0\"?>"u8.ToArray() },
        { "looks like gzip", [0x1F, 0x8B, 8, 0, 0, 0] },
        { "looks like a zip file", [0x50, 0x4B, 3, 4, 20, 0] },
        { "looks like Zstandard", [0x28, 0xB5, 0x2F, 0xFD, 0] },
        { "a checksum: set FastSerializerOptions.Checksum", FastSerializer.Serialize(new Fast(7, "a"), new FastSerializerOptions { Checksum = true }) },
        { "fingerprint of the type: set", FastSerializer.Serialize(new Fast(7, "a"), new FastSerializerOptions { Fingerprint = true }) },
        { "use FastSerCompression.Decompress", FastSerCompression.Compress(new byte[1000], FastSerCompressionAlgorithm.Deflate) },
        { "an object in the Tolerant format", FastSerializer.Serialize(new Tolerant(7, "a")) },
        { "one item of a message sequence", Sequence(1) },
        { "items of a message sequence", Sequence(3) },
        { "The input is empty", [] },
    };

    [Theory]
    [MemberData(nameof(Foreign))]
    public void ErrorNamesTheTypeAndWhatTheBytesLookLike(string advice, byte[] bytes)
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Fast>(bytes));
        Assert.Equal(0, exception.Offset);
        Assert.Contains(Expected, exception.Message, StringComparison.Ordinal);
        Assert.Contains(advice, exception.Message, StringComparison.Ordinal);

        Assert.False(FastSerializer.TryDeserialize<Fast>(bytes, out _, out var error));
        Assert.Equal(exception.Message, error.Message);
        Assert.Equal(exception.Message, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Fast>(new MemoryStream(bytes))).Message);
        Assert.Equal(exception.Message, Assert.Throws<FastSerException>(() => FastSerializer.Skip<Fast>(bytes)).Message);
    }

    [Theory]
    [InlineData("looks like JSON", "{\"Id\":1}")]
    [InlineData("looks like XML", "<!DOCTYPE html>")]
    public void SequencesTellTheSame(string advice, string text)
    {
        foreach (var read in (Action<FastSerStreamReader>[])[
            static reader => reader.Read<Fast>(), static reader => reader.Read<string>(), static reader => Assert.Empty(reader.ReadAll<Tolerant>())])
        {
            using var reader = new FastSerStreamReader(new MemoryStream(Encoding.UTF8.GetBytes(text + new string('}', 200))));
            Assert.Contains(advice, Assert.Throws<FastSerException>(() => read(reader)).Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void ValueReadAsASequenceIsRecognized()
    {
        using var reader = new FastSerStreamReader(new MemoryStream(FastSerializer.Serialize(new Fast(7, "a"))));

        var exception = Assert.Throws<FastSerException>(() => reader.Read<Fast>());

        Assert.Contains("one value instead of items", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void LaterItemsGiveNoAdvice()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            writer.Write(7);
            writer.Write("text");
        }

        var bytes = stream.ToArray();
        bytes[5] = (byte)'{';
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        reader.Read<int>();

        Assert.DoesNotContain("looks like", Assert.Throws<FastSerException>(() => reader.Read<string>()).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FastObjectReadAsTolerantIsRecognized()
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Tolerant>(FastSerializer.Serialize(new Fast(7, "a"))));

        Assert.Contains("the type has the Tolerant format", exception.Message, StringComparison.Ordinal);
    }

    /// <summary>Damaged values are not taken for something else.</summary>
    [Fact]
    public void TruncatedAndDamagedValuesGetNoAdvice()
    {
        var list = FastSerializer.Serialize(new List<int> { 1, 2, 3, 4 });
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<List<int>>(list.AsSpan(0, 9)));
        Assert.Equal(
            "The input ends before the end of the value (offset 0). Expected a value of the type System.Collections.Generic.List<System.Int32>.",
            exception.Message);

        var bytes = FastSerializer.Serialize(new Fast(7, "a"));
        bytes[^2] = 0xFE;
        Assert.Equal(
            "The input ends before the end of the value (offset 5, in FastSer.IntegrationTests.Operations.InputAdviceTests.Fast, at Text).",
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Fast>(bytes)).Message);
    }

    [Fact]
    public void BytesBehindAValueNameTheType()
    {
        byte[] bytes = [.. FastSerializer.Serialize(7), 1];
        Assert.Equal(
            "The input contains more bytes after the value of the type System.Int32 (offset 4).",
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<int>(bytes)).Message);
        Assert.EndsWith("The input looks like JSON.", MessageOf(static () => FastSerializer.Deserialize<int>("{\"a\":1}"u8)), StringComparison.Ordinal);
    }

    [Fact]
    public void EmptyInputAndNullAreSaidToBeSo()
    {
        Assert.Contains("is empty", MessageOf(static () => FastSerializer.Deserialize<Fast>((byte[]?)null)), StringComparison.Ordinal);
        Assert.Contains("is empty", MessageOf(static () => FastSerializer.Deserialize<int>(default(ReadOnlySpan<byte>))), StringComparison.Ordinal);
        Assert.Contains("is empty", MessageOf(static () => FastSerializer.Deserialize<Fast>(Stream.Null)), StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Deserialize<Fast>((Stream)null!));
        Assert.Throws<ArgumentNullException>(() => new FastSerStreamReader((Stream)null!));
    }

    [Fact]
    public void ErrorsOfEqualContentAreEqual()
    {
        byte[] bytes = [9, 9];
        Assert.False(FastSerializer.TryDeserialize<Fast>(bytes, out _, out var first));
        Assert.False(FastSerializer.TryDeserialize<Fast>(bytes, out _, out var second));

        Assert.Equal(first, second);
        Assert.Equal(first, new FastSerError(first.Code, first.Offset, first.TypeName, first.MemberPath, first.Message));
        Assert.Equal(first.GetHashCode(), second.GetHashCode());
        Assert.NotEqual(first, first with { Message = "other" });
        Assert.Null(default(FastSerError).Message);
        Assert.Contains(first.Message, first.ToString(), StringComparison.Ordinal);
    }

    private static string MessageOf(Func<object?> read) => Assert.Throws<FastSerException>(() => read()).Message;

    private static byte[] Sequence(int count)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            for (var i = 0; i < count; i++)
            {
                writer.Write(new Fast(i, "text"));
            }
        }

        return stream.ToArray();
    }

    [FastSerType]
    public sealed partial record Fast(int Id, string? Text);

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record Tolerant([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Text);
}
