using System.Buffers.Binary;
using System.Collections.Immutable;

namespace FastSer.IntegrationTests.Extension;

/// <summary>User code that throws while a collection is read: the error names its element, whatever collection it is in.</summary>
public sealed class ElementCodeTests
{
    private const int Spoiled = 3;

    private static readonly Natural[] s_five = [.. Enumerable.Range(1, 5).Select(static number => new Natural { Number = number })];

    /// <summary>Arrays and lists are read as one block, and so are the entries of some maps.</summary>
    [Fact]
    public void ElementIsNamedInEveryCollection()
    {
        Check(s_five, "[3]");
        Check(s_five.ToList(), "[3]");
        Check(s_five.ToHashSet(), "[3]");
        Check(new Queue<Natural>(s_five), "[3]");
        Check(new LinkedList<Natural>(s_five), "[3]");
        Check(s_five.ToImmutableArray(), "[3]");
        Check((Memory<Natural>)s_five, "[3]");
        Check((IEnumerable<Natural>)s_five, "[3]");
        Check(s_five.ToDictionary(static item => (byte)item.Number), "[3].Value");
        Check(s_five.ToDictionary(static item => item, static item => (byte)item.Number), "[3].Key");
        Check(Array.ConvertAll(s_five, static item => (item, (byte)1)), "[3].Item1");
        Check(Array.ConvertAll(s_five, static item => (Natural?)item), "[3]");
        Check(Array.ConvertAll(s_five, static item => new NaturalPair { Flag = 1, Inner = item }), "[3]");
        Check(Array.ConvertAll(s_five, static item => new NaturalOfConstructor(item.Number)), "[3]");
    }

    [Fact]
    public void ElementIsNamedInsideOtherValues()
    {
        Check(new NaturalHolder { Before = "x", Items = s_five, After = 7 }, "Items[3]");
        Check(new[] { new NaturalHolder { Items = s_five[..2] }, new NaturalHolder { Before = "x", Items = s_five } }, "[1].Items[3]");
        Check(new[] { s_five[..2], s_five[2..] }, "[1][1]");
        Check(new NaturalTolerant { Items = s_five, After = 7 }, "Items[3]");
        Check(new NaturalCompact { Items = s_five, After = 7 }, "Items[3]");
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(59_999)]
    public void ElementIsNamedInLongArrays(int index)
    {
        var items = Enumerable.Repeat(new Natural { Number = 70_000 }, 60_000).ToArray();
        items[index] = new Natural { Number = 1 + Spoiled };

        Check(items, $"[{index}]");
    }

    [Fact]
    public void OffsetIsThatOfTheElement()
    {
        var bytes = Spoil(FastSerializer.Serialize(s_five));

        Assert.False(FastSerializer.TryDeserialize<Natural[]>(bytes, out _, out var error));
        Assert.Equal((FastSerErrorCode.UserCode, 1 + (4 * Spoiled), "[3]"), (error.Code, error.Offset, error.MemberPath));
    }

    /// <summary>The code of the collection runs when its element has been read.</summary>
    [Fact]
    public void ElementThatACollectionRefusesIsNamed()
    {
        byte[] numbers = [6, .. Enumerable.Range(1, 5).SelectMany(static number => BitConverter.GetBytes(number == 1 + Spoiled ? -1 : number))];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<NaturalBag>(numbers));

        Assert.Equal((FastSerErrorCode.UserCode, "[3]"), (exception.Code, exception.MemberPath));
    }

    private static void Check<T>(T value, string path)
    {
        var bytes = Spoil(FastSerializer.Serialize(value));

        var whole = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(bytes));
        var stream = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(new TrickleStream(bytes)));

        Assert.Equal((FastSerErrorCode.UserCode, path), (whole.Code, whole.MemberPath));
        Assert.Equal((FastSerErrorCode.UserCode, path, whole.Offset), (stream.Code, stream.MemberPath, stream.Offset));
        Assert.IsType<ArgumentOutOfRangeException>(whole.InnerException);
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
