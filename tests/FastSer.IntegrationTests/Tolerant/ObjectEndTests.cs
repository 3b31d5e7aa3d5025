using System.Buffers;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Members that go past the end of their object are refused, also where they are read past a window that ends with the object.</summary>
public sealed partial class ObjectEndTests
{
    /// <summary>The reader knows the members of the writer, one more, or one less.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(9)]
    public void ShorterLengthsAreRefusedThroughEachWindow(int textLength)
    {
        var (text, numbers) = (new string('t', textLength), Enumerable.Range(0, 40).ToArray());
        var bytes = FastSerializer.Serialize(new Measured { Text = text, Numbers = numbers });
        var newer = FastSerializer.Serialize(new NewerMeasured { Text = text, Numbers = numbers, Added = "more" });
        for (var header = bytes[0] - 1; header > 0; header--)
        {
            bytes[0] = newer[0] = (byte)header;
            AssertRefused<Measured>(bytes);
            AssertRefused<NewerMeasured>(bytes);
            AssertRefused<Measured>(newer);
            AssertRefused<NewerMeasured>(newer);
        }
    }

    /// <summary>The mask lacks members that the reader knows, so that it reads key by key; the object ends with a window of 16 bytes.</summary>
    [Fact]
    public void ArrayOfAnotherVersionIsRefusedThroughEachWindow() => AssertRefused<TolerantWide>(Convert.FromHexString(
        "10C0C0C080031051F0FD037E027F0CC79302FF000102000C1E0202E04F0201027F086408060C000000000C1306000102000C1E0002056E1E000201"));

    [Fact]
    public void ContentOfAnEnclosedCaseIsRefusedThroughEachWindow()
    {
        // The tag, then the length of the content.
        var bytes = FastSerializer.Serialize(new Sent([.. Enumerable.Range(0, 40)]));
        for (var header = bytes[1] - 1; header > 0; header--)
        {
            bytes[1] = (byte)header;
            AssertRefused<Sent>(bytes);
        }
    }

    private static void AssertRefused<T>(byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(bytes, out _, out _));
        for (var size = 16; size <= 256; size *= 2)
        {
            using var window = new SequenceWindow(new ReadOnlySequence<byte>(bytes), size);
            Assert.False(SerializerCache<T>.Instance.For(null).TryParse(window, null, out _), $"{Convert.ToHexString(bytes)}, window of {size}");
        }
    }

    /// <summary>A Tolerant union without a Tolerant object.</summary>
    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(int[]))]
    [Union]
    internal readonly partial struct Sent
    {
        public Sent(int value) => Value = value;

        public Sent(int[] value) => Value = value;

        public object? Value { get; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Measured
    {
        [FastSerMember(0)]
        public string? Text { get; set; }

        [FastSerMember(1)]
        public int[]? Numbers { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class NewerMeasured
    {
        [FastSerMember(0)]
        public string? Text { get; set; }

        [FastSerMember(1)]
        public int[]? Numbers { get; set; }

        [FastSerMember(2)]
        public string? Added { get; set; }
    }
}
