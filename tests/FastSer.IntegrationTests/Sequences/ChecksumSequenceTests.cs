#pragma warning disable CA2263 // Calls by a Type are tested too.
namespace FastSer.IntegrationTests.Sequences;

/// <summary>Items with checksums: each is found to be damaged by itself, and the next one can be read.</summary>
public sealed class ChecksumSequenceTests
{
    private static readonly FastSerializerOptions s_serializer = new() { Checksum = true };
    private static readonly FastSerStreamOptions s_options = new() { Serializer = s_serializer, BufferSize = 256 };
    private static readonly object?[] s_items = [7, "text", null, new Leaf { Id = 1, Name = new string('x', 300) }, 'c', new string('y', 100_000), 1.5];

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ItemsAreValuesOneAfterAnother(bool isAsync)
    {
        var bytes = await Write(isAsync);
        byte[] expected =
        [
            .. FastSerializer.Serialize(7, s_serializer), .. FastSerializer.Serialize("text", s_serializer),
            .. FastSerializer.Serialize<string?>(null, s_serializer), .. FastSerializer.Serialize((Leaf)s_items[3]!, s_serializer),
            .. FastSerializer.Serialize('c', s_serializer), .. FastSerializer.Serialize((string)s_items[5]!, s_serializer),
            .. FastSerializer.Serialize(1.5, s_serializer),
        ];
        Assert.Equal(expected, bytes);

        using var reader = new FastSerStreamReader(new TrickleStream(bytes, new Random(1), 700), s_options);
        Assert.Equal(7, isAsync ? await reader.ReadAsync<int>() : reader.Read<int>());
        Assert.Equal("text", isAsync ? await reader.ReadAsync<string>() : reader.Read<string>());
        Assert.Null(isAsync ? await reader.ReadAsync<string?>() : reader.Read<string?>());
        Assert.Equal(1, (isAsync ? await reader.ReadAsync<Leaf>() : reader.Read<Leaf>()).Id);
        Assert.Equal('c', isAsync ? await reader.ReadAsync<char>() : reader.Read<char>());
        var text = isAsync ? await reader.ReadBytesAsync<string>() : Bytes<string>(reader);
        Assert.Equal(FastSerializer.Serialize((string)s_items[5]!), text.ToArray());
        Assert.Equal(bytes.Length - 15, reader.BytesRead);
        Assert.Equal(reader.BytesRead, reader.LastItemEnd);
        Assert.Equal(1.5, reader.Read(typeof(double)));
        Assert.False(reader.HasNext());
    }

    [Fact]
    public void DamagedItemIsSkipped()
    {
        var bytes = Written("one", "two", "three");
        bytes[8] ^= 1;
        bytes[20] ^= 4;
        using var reader = new FastSerStreamReader(new MemoryStream(bytes), s_options);

        AssertFault(FastSerErrorCode.ChecksumMismatch, 0, () => reader.Read<string>());
        Assert.Equal((11L, 0L), (reader.BytesRead, reader.LastItemEnd));
        AssertFault(FastSerErrorCode.ChecksumMismatch, 11, () => reader.TryReadBytes<string>(out _));
        Assert.Equal((22L, 0L), (reader.BytesRead, reader.LastItemEnd));
        Assert.Equal("three", reader.Read<string>());
        Assert.Equal((35L, 35L), (reader.BytesRead, reader.LastItemEnd));
        Assert.False(reader.HasNext());
    }

    [Fact]
    public void NoBitOfASequenceFlipsUnnoticed()
    {
        var bytes = Written("one", null, "three");
        for (var bit = 0; bit < bytes.Length * 8; bit++)
        {
            byte[] damaged = [.. bytes];
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            using var reader = new FastSerStreamReader(new MemoryStream(damaged), s_options);
            Assert.Throws<FastSerException>(() => reader.ReadAll<string?>().ToList());
        }
    }

    [Fact]
    public void DamagedHeadEndsTheSequence()
    {
        var bytes = Written("one", "two");
        bytes[0] ^= 2;
        using var reader = new FastSerStreamReader(new MemoryStream(bytes), s_options);
        for (var i = 0; i < 2; i++)
        {
            AssertFault(FastSerErrorCode.ChecksumMismatch, 0, () => reader.Read<string>());
        }
    }

    [Fact]
    public void ItemsLargerThanTheLimitAreRefused()
    {
        var small = new FastSerStreamOptions { Serializer = s_serializer, MaxItemSize = 100 };
        using var writer = new FastSerStreamWriter(new MemoryStream(), small);
        Assert.Equal(FastSerErrorCode.ValueTooLarge, Assert.Throws<FastSerException>(() => writer.Write(new byte[100])).Code);
        writer.Write(new byte[98]);

        using var reader = new FastSerStreamReader(new MemoryStream(FastSerializer.Serialize(new byte[101], s_serializer)), small);
        AssertFault(FastSerErrorCode.ValueTooLarge, 0, () => reader.Read<byte[]>());
    }

    [Fact]
    public void MemberThatWritesToTheSameWriterIsRefused()
    {
        var stream = new MemoryStream();
        using var writer = new FastSerStreamWriter(stream, s_options);
        writer.Write(1);

        var exception = Assert.Throws<FastSerException>(() => writer.Write(new ThrowingItem { Action = () => writer.Write(2) }));

        Assert.IsType<InvalidOperationException>(exception.InnerException);
        writer.Write(3);
        writer.Flush();
        byte[] expected = [.. FastSerializer.Serialize(1, s_serializer), .. FastSerializer.Serialize(3, s_serializer)];
        Assert.Equal(expected, stream.ToArray());
    }

    private static async Task<byte[]> Write(bool isAsync)
    {
        var stream = new MemoryStream();
        var writer = new FastSerStreamWriter(stream, s_options);
        foreach (var item in s_items)
        {
            var type = item?.GetType() ?? typeof(string);
            switch (item)
            {
                case int number when isAsync:
                    await writer.WriteAsync(number);
                    break;
                case string text when !isAsync:
                    writer.Write(text);
                    break;
                default:
                    await (isAsync ? writer.WriteAsync(type, item) : Now(() => writer.Write(type, item)));
                    break;
            }
        }

        await writer.DisposeAsync();
        return stream.ToArray();
    }

    private static ValueTask Now(Action action)
    {
        action();
        return default;
    }

    private static byte[] Written(params string?[] items)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, s_options))
        {
            writer.WriteAll(items);
        }

        return stream.ToArray();
    }

    private static ReadOnlyMemory<byte> Bytes<T>(FastSerStreamReader reader) =>
        reader.TryReadBytes<T>(out var bytes) ? bytes : throw new InvalidOperationException("There is no item.");

    private static void AssertFault(FastSerErrorCode code, long offset, Func<object?> read)
    {
        var exception = Assert.Throws<FastSerException>(() => read());
        Assert.Equal((code, offset), (exception.Code, exception.Offset));
    }
}
