using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Immutable;

namespace FastSer.IntegrationTests.Extension;

/// <summary>User code that throws while a collection is read: the error names its element, or the collection, and never another element.</summary>
public sealed class ElementCodeTests
{
    private const int Spoiled = 3;

    private static readonly Natural[] s_five = [.. Enumerable.Range(1, 5).Select(static number => new Natural { Number = number })];

    [Fact]
    public void ElementIsNamedWhereElementsAreReadOneByOne()
    {
        CheckFastSer(s_five.ToHashSet(), "[3]");
        CheckFastSer(new Queue<Natural>(s_five), "[3]");
        CheckFastSer(new LinkedList<Natural>(s_five), "[3]");
        CheckFastSer(s_five.ToDictionary(static item => (byte)item.Number), "[3].Value");
        CheckFastSer(s_five.ToDictionary(static item => item, static item => (byte)item.Number), "[3].Key");
        CheckFastSer(Array.ConvertAll(s_five, static item => (item, (byte)1)), "[3].Item1");
        CheckFastSer(Array.ConvertAll(s_five, static item => (Natural?)item), "[3]");
    }

    /// <summary>Which one of a block has thrown is not known: no element is named, and none that is the wrong one.</summary>
    [Fact]
    public void CollectionIsNamedWhereElementsAreReadAsABlock()
    {
        CheckFastSer(s_five, null);
        CheckFastSer(s_five.ToList(), null);
        CheckFastSer(s_five.ToImmutableArray(), null);
        CheckFastSer((Memory<Natural>)s_five, null);
        CheckFastSer((IEnumerable<Natural>)s_five, null);
        CheckFastSer(Array.ConvertAll(s_five, static item => new NaturalPair { Flag = 1, Inner = item }), null);
        CheckFastSer(Array.ConvertAll(s_five, static item => new NaturalOfConstructor(item.Number)), null);
        CheckFastSer(new NaturalHolder { Before = "x", Items = s_five, After = 7 }, "Items");
        CheckFastSer(new[] { new NaturalHolder { Items = s_five[..2] }, new NaturalHolder { Before = "x", Items = s_five } }, "[1].Items");
        CheckFastSer(new[] { s_five[..2], s_five[2..] }, "[1]");
        CheckFastSer(new NaturalTolerant { Items = s_five, After = 7 }, "Items");
        CheckFastSer(new NaturalCompact { Items = s_five, After = 7 }, "Items");
    }

    /// <summary>Long arrays are read from several windows, and so in several blocks.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(59_999)]
    public void NoOtherElementOfALongArrayIsNamed(int index)
    {
        var items = Enumerable.Repeat(new Natural { Number = 70_000 }, 60_000).ToArray();
        items[index] = new Natural { Number = 1 + Spoiled };

        CheckFastSer(new NaturalHolder { Items = items }, "Items");
    }

    /// <summary>The code of the collection runs when its element has been read.</summary>
    [Fact]
    public void ElementThatACollectionRefusesIsNamed()
    {
        byte[] numbers = [6, .. Enumerable.Range(1, 5).SelectMany(static number => BitConverter.GetBytes(number == 1 + Spoiled ? -1 : number))];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NaturalBag>(numbers));

        Assert.Equal((FastSerErrorCode.UserCode, "[3]"), (exception.Code, exception.MemberPath));
    }

    private static void CheckFastSer<[FastSerRootParameter] T>(T value, string? path)
    {
        var bytes = Spoil(FastSerializer.Serialize(value));

        var whole = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(bytes));
        var stream = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(new TrickleStream(bytes)));
        var segments = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(Segments(bytes)));

        Assert.Equal((FastSerErrorCode.UserCode, path ?? ""), (whole.Code, whole.MemberPath ?? ""));
        Assert.Equal((FastSerErrorCode.UserCode, path ?? "", whole.Offset), (stream.Code, stream.MemberPath ?? "", stream.Offset));
        Assert.Equal((FastSerErrorCode.UserCode, path ?? "", whole.Offset), (segments.Code, segments.MemberPath ?? "", segments.Offset));
        Assert.IsType<ArgumentOutOfRangeException>(whole.InnerException);
    }

    private static ReadOnlySequence<byte> Segments(byte[] bytes)
    {
        const int Size = 1000;
        var first = new Segment(bytes.AsMemory(0, Math.Min(Size, bytes.Length)), null);
        var last = first;
        for (var at = Size; at < bytes.Length; at += Size)
        {
            last = new Segment(bytes.AsMemory(at, Math.Min(Size, bytes.Length - at)), last);
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            RunningIndex = before is null ? 0 : before.RunningIndex + before.Memory.Length;
            if (before is not null)
            {
                before.Next = this;
            }
        }
    }

    /// <summary>The number of the fourth element becomes negative.</summary>
    private static byte[] Spoil(byte[] bytes)
    {
        for (var at = 0; at + sizeof(int) <= bytes.Length; at++)
        {
            if (BinaryPrimitives.ReadInt32LittleEndian(bytes.AsSpan(at)) == 1 + Spoiled)
            {
                bytes.AsSpan(at, sizeof(int)).Fill(0xFF);
                return bytes;
            }
        }

        throw new InvalidOperationException("The element is not there.");
    }

    private sealed class TrickleStream(byte[] bytes) : MemoryStream(bytes)
    {
        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 5)]);
    }
}

/// <summary>Its setter refuses some numbers.</summary>
[FastSerType]
public partial struct Natural
{
    private int _number;

    public int Number
    {
        readonly get => _number;
        set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
    }
}

/// <summary>Its constructor does.</summary>
[FastSerType]
public readonly partial struct NaturalOfConstructor
{
    public NaturalOfConstructor(int number) => Number = number >= 0 ? number : throw new ArgumentOutOfRangeException(nameof(number));

    public int Number { get; }
}

[FastSerType]
public partial struct NaturalPair
{
    public byte Flag { get; set; }

    public Natural Inner { get; set; }
}

[FastSerType]
public sealed partial class NaturalHolder
{
    public string? Before { get; set; }

    public Natural[]? Items { get; set; }

    public int After { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class NaturalTolerant
{
    [FastSerMember(0)]
    public Natural[]? Items { get; set; }

    [FastSerMember(1)]
    public int After { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class NaturalCompact
{
    public Natural[]? Items { get; set; }

    public int After { get; set; }
}

/// <summary>A collection that refuses some elements.</summary>
public sealed class NaturalBag : System.Collections.ObjectModel.Collection<int>
{
    protected override void InsertItem(int index, int item)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(item);
        base.InsertItem(index, item);
    }
}
