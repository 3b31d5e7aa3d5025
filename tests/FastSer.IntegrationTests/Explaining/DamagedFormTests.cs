using FastSer.IntegrationTests.Json;

namespace FastSer.IntegrationTests.Explaining;

[FastSerType]
public readonly partial record struct ExplainedFlag(bool IsSet, short Number);

[FastSerType]
public sealed partial class ExplainedCube
{
    public int[,,]? Cube { get; set; }
}

/// <summary>Reading, explanation and conversion to JSON walk over the same bytes: they find the same error at the same place.</summary>
public sealed class DamagedFormTests
{
    [Fact]
    public void CompactGrids() => Check<Compact<int[,]>>(FastSerializer.Serialize(new Compact<int[,]>(new[,] { { 1, -2 }, { 3, 70_000 } })));

    [Fact]
    public void CompactTexts() => Check<Compact<string>>(FastSerializer.Serialize(new Compact<string>("a text of letters that take one byte each")));

    [Fact]
    public void AppendedMembers() => Check<JsonAppended>(FastSerializer.Serialize(new JsonAppended { Id = 1, Name = "name" }));

    [Fact]
    public void RetiredObjects() => Check<JsonTolerantHeir>(FastSerializer.Serialize(
        new JsonTolerantOwner { Id = 1, Circle = new() { Radius = 2 }, Last = 3 }));

    [Fact]
    public void TolerantCases() => Check<JsonEarlierFigure>(FastSerializer.Serialize<JsonFigure>(new JsonCircle { Radius = 1, Name = "c", Added = 3 }));

    [Fact]
    public void FlagsInArraysAreValid()
    {
        AssertInvalid(static data => FastSerializer.Deserialize<ExplainedFlag[]>(data));
        AssertInvalid(static data => FastSerializer.Deserialize<List<ExplainedFlag>>(data));

        static void AssertInvalid(Func<byte[], object?> read)
        {
            for (var count = 1; count < 40; count++)
            {
                byte[] data = [(byte)(count + 1), .. Enumerable.Repeat<byte[]>([1, 0, 0], count).SelectMany(static item => item)];
                read(data);
                data[^3] = 2;
                var exception = Assert.Throws<FastSerException>(() => read(data));
                Assert.Equal((FastSerErrorCode.InvalidValue, data.Length - 3), (exception.Code, (int)exception.Offset));
            }
        }
    }

    [Fact]
    public void ChecksumsAndFingerprintsComeFirst()
    {
        var options = new FastSerializerOptions { Checksum = true };
        Assert.Equal(FastSerErrorCode.TrailingBytes, CodeOf([.. FastSerializer.Serialize(5, options), 0], options));
        Assert.Equal(FastSerErrorCode.Truncated, CodeOf([], options));
        Assert.Equal(FastSerErrorCode.FingerprintMismatch, CodeOf([1, 2, 3], new() { Fingerprint = true }));
        Assert.Equal(FastSerErrorCode.FingerprintMismatch, CodeOf([1, 2, 3, 4, 5, 0, 0, 0], new() { Fingerprint = true }));

        static FastSerErrorCode CodeOf(byte[] data, FastSerializerOptions options) => Assert.Throws<FastSerException>(
            () => FastSerializer.ToJson<int>(data, new() { Serializer = options })).Code;
    }

    [Fact]
    public void TheFirstLimitIsReported()
    {
        var options = new FastSerJsonOptions { MaxSize = 5, Serializer = new() { MaxDepth = 1 } };
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonChain>([1, 1, 0], options));
        Assert.Equal((FastSerErrorCode.DepthExceeded, 1), (exception.Code, (int)exception.Offset));
    }

    [Fact]
    public void ManyObjectsKeepTheirIdentity()
    {
        var nodes = Enumerable.Range(0, 70_000).Select(static _ => new ExplainedNode()).ToList();
        nodes.Add(nodes[0]);
        foreach (var read in new[] { 1, 2 }.Select(_ => FastSerializer.Deserialize<List<ExplainedNode>>(FastSerializer.Serialize(nodes))!))
        {
            Assert.Equal(70_000, read.Distinct().Count());
            Assert.Same(read[0], read[^1]);
        }
    }

    [Fact]
    public void GridsThatCannotBeReadAreNotWritten()
    {
        var exception = Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(new ExplainedCube { Cube = new int[0, 70_000, 70_000] }));
        Assert.Equal(FastSerErrorCode.ValueTooLarge, exception.Code);
    }

    /// <summary>Each prefix of the bytes, and each byte replaced by others.</summary>
    private static void Check<T>(byte[] bytes)
    {
        Compare<T>(bytes);
        for (var i = 0; i < bytes.Length; i++)
        {
            Compare<T>(bytes[..i]);
            foreach (var value in new byte[] { 0, 1, 2, 3, 5, 9, 127, 128, 254, 255, (byte)(bytes[i] + 1), (byte)(bytes[i] - 1), (byte)(bytes[i] ^ 16) })
            {
                var changed = bytes.ToArray();
                changed[i] = value;
                Compare<T>(changed);
            }
        }
    }

    private static void Compare<T>(byte[] bytes)
    {
        var type = typeof(T);
        var isValid = FastSerializer.TryDeserialize<T>(bytes, out _, out var error);
        var expected = isValid ? (FastSerErrorCode.None, 0) : (error.Code, error.Offset);
        var explained = FastSerializer.Explain(type, bytes).Error;
        Assert.Equal(expected, explained is { } fault ? (fault.Code, fault.Offset) : (FastSerErrorCode.None, 0));
        var exception = Record.Exception(() => FastSerializer.ToJson(type, bytes));
        if (isValid)
        {
            Assert.Null(exception);
            return;
        }

        var thrown = Assert.IsType<FastSerException>(exception);
        Assert.Equal(expected, (thrown.Code, thrown.Offset));
        Assert.Equal((error.TypeName, error.MemberPath), (thrown.TypeName, thrown.MemberPath));
    }
}
