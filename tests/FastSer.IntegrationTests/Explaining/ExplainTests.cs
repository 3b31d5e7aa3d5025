namespace FastSer.IntegrationTests.Explaining;

[FastSerType]
public sealed partial class ExplainedOrder
{
    public int Id { get; set; }
    public string? Customer { get; set; }
    public bool IsPaid { get; set; }
    public List<ExplainedLine> Lines { get; set; } = [];
    public Dictionary<string, decimal>? Prices { get; set; }
}

[FastSerType]
public readonly partial record struct ExplainedLine(short Count, char Letter);

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class ExplainedCompact
{
    public int Id { get; set; }
    public long? Size { get; set; }
    public bool IsPaid { get; set; }
    public string? Text { get; set; }
    public decimal Price { get; set; }
    public int[]? Numbers { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class ExplainedTolerant
{
    [FastSerMember(0)] public int Id { get; set; }
    [FastSerMember(1)] public string? Name { get; set; }
    [FastSerMember(2)] public ExplainedShape? Shape { get; set; }
}

/// <summary>An earlier version of <see cref="ExplainedTolerant"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class ExplainedEarlier
{
    [FastSerMember(0)] public int Id { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(ExplainedCircle))]
public abstract partial class ExplainedShape;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class ExplainedCircle : ExplainedShape
{
    [FastSerMember(0)] public double Radius { get; set; }
}

[FastSerType(References = true)]
public sealed partial class ExplainedNode
{
    public ExplainedNode? Next { get; set; }
}

public sealed class ExplainTests
{
    private static readonly ExplainedOrder s_order = new()
    {
        Id = 7, Customer = "Ann", IsPaid = true, Lines = [new(2, 'a')], Prices = new() { ["x"] = 1.5m },
    };

    [Fact]
    public void FastFormat() => AssertText(
        """
               0                              FastSer.IntegrationTests.Explaining.ExplainedOrder
               0  01                            presence present
               1  07 00 00 00                   Id: Int32 = 7
               5  01                            IsPaid: Boolean = true
               6  06 41 6E 6E                   Customer: String = "Ann"
              10                                Lines: FastSer.IntegrationTests.Explaining.ExplainedLine[]
              10  02                              count 1
              11                                  [0]: FastSer.IntegrationTests.Explaining.ExplainedLine
              11  02 00                             Count: Int16 = 2
              13  61 00                             Letter: Char = "a"
              15                                Prices: Map<String, Decimal>
              15  02                              count 1
              16  02 78                           [0].Key: String = "x"
              18  00 00 01 00 00 00 00 00 ..      [0].Value: Decimal = 1.5
        """,
        FastSerializer.Explain<ExplainedOrder>(FastSerializer.Serialize(s_order)));

    [Fact]
    public void CompactFormat() => AssertText(
        """
               0                              FastSer.IntegrationTests.Explaining.ExplainedCompact
               0  3B 00                         control bits 00111011 00000000
               2  05                            Id: Int32 = -3
               3                                IsPaid: Boolean = true
               3  7D 02                         Price: Decimal = 1.25
               5                                Size: Int64?
               5  15                              Int64 = 5
               6  04 61 0A                      Text: String = "a\u000A"
               9  04 10 02 01 58 02             Numbers: Int32[] = [1, -1, 300]
        """,
        FastSerializer.Explain<ExplainedCompact>(FastSerializer.Serialize(
        new ExplainedCompact { Id = -3, Size = 5, IsPaid = true, Text = "a\n", Price = 1.25m, Numbers = [1, -1, 300] })));

    [Fact]
    public void TolerantFormat() => AssertText(
        """
               0                              FastSer.IntegrationTests.Explaining.ExplainedTolerant
               0  13 0F                         length and mask 18 bytes
               2  01 00 00 00                   Id: Int32 = 1
               6  02 6E                         Name: String = "n"
               8  01                            tag 0
               9                                Shape: FastSer.IntegrationTests.Explaining.ExplainedCircle
               9  0A 03                           length and mask 9 bytes
              11  00 00 00 00 00 00 E0 3F         Radius: Double = 0.5
        """,
        FastSerializer.Explain<ExplainedTolerant>(FastSerializer.Serialize(
        new ExplainedTolerant { Id = 1, Name = "n", Shape = new ExplainedCircle { Radius = 0.5 } })));

    [Fact]
    public void MembersOfALaterVersion() => AssertText(
        """
               0                              FastSer.IntegrationTests.Explaining.ExplainedEarlier
               0  08 0B                         length and mask 7 bytes
               2  01 00 00 00                   Id: Int32 = 1
               6  02 6E                         members that this program does not know
        """,
        FastSerializer.Explain<ExplainedEarlier>(FastSerializer.Serialize(
        new ExplainedTolerant { Id = 1, Name = "n" })));

    [Fact]
    public void KnownObjects()
    {
        var node = new ExplainedNode();
        node.Next = node;
        AssertText(
            """
                   0                              FastSer.IntegrationTests.Explaining.ExplainedNode
                   0  01                            identity object 1
                   1  02 00                         Next: FastSer.IntegrationTests.Explaining.ExplainedNode = object 1 again
            """,
            FastSerializer.Explain<ExplainedNode>(FastSerializer.Serialize(node)));
    }

    [Fact]
    public void ErrorAndWhatIsNotRead()
    {
        var bytes = FastSerializer.Serialize(s_order);
        AssertText(
            """
                   0                              FastSer.IntegrationTests.Explaining.ExplainedOrder
                   0  01                            presence present
                   1  07 00 00 00                   Id: Int32 = 7
                   5  01                            IsPaid: Boolean = true
                   6  06 41 6E 6E                   Customer: String = "Ann"
                  10                                Lines: FastSer.IntegrationTests.Explaining.ExplainedLine[]
                  10  02                              count 1
                  11                                  [0]: FastSer.IntegrationTests.Explaining.ExplainedLine
                  11  02 00                             Count: Int16 = 2
                  13  61 00                             Letter: Char = "a"
                  15  02 02 78 00 00 01 00 00 ..  not read 16 bytes
            error at byte 15: The input ends before the end of the value (offset 15, in FastSer.IntegrationTests.Explaining.ExplainedOrder, at Prices).
            """,
            FastSerializer.Explain<ExplainedOrder>(bytes.AsSpan(0, bytes.Length - 3)));
    }

    [Fact]
    public void ChecksumAndFingerprint()
    {
        var options = new FastSerializerOptions { Checksum = true, Fingerprint = true };
        var bytes = FastSerializer.Serialize(5, options);
        AssertText(
            """
                   0  08 9E 0B 63 D9 91 66        size and checksum
                   7                              (UInt32, Int32)
                   7  79 B8 35 D0                   UInt32 = 3493181561
                  11  05 00 00 00                   Int32 = 5
            """,
            FastSerializer.Explain<int>(bytes, options));
        bytes[^1]++;
        Assert.Equal(FastSerErrorCode.ChecksumMismatch, FastSerializer.Explain<int>(bytes, options).Error?.Code);
    }

    [Fact]
    public void ItemsOfASequence() => AssertText(
            """
                   0                              [0]
                   0  22                            frame 33 bytes
                   1                                FastSer.IntegrationTests.Explaining.ExplainedOrder
                   1  07 00 00 00                     Id: Int32 = 7
                   5  01                              IsPaid: Boolean = true
                   6  06 41 6E 6E                     Customer: String = "Ann"
                  10                                  Lines: FastSer.IntegrationTests.Explaining.ExplainedLine[]
                  10  02                                count 1
                  11                                    [0]: FastSer.IntegrationTests.Explaining.ExplainedLine
                  11  02 00                               Count: Int16 = 2
                  13  61 00                               Letter: Char = "a"
                  15                                  Prices: Map<String, Decimal>
                  15  02                                count 1
                  16  02 78                             [0].Key: String = "x"
                  18  00 00 01 00 00 00 00 00 ..        [0].Value: Decimal = 1.5
                  34                              [1]
                  34  00                            frame 0 bytes
                  35                              [2]
                  35  09                            frame 8 bytes
                  36                                FastSer.IntegrationTests.Explaining.ExplainedOrder
                  36  00 00 00 00                     Id: Int32 = 0
                  40  00                              IsPaid: Boolean = false
                  41  01                              Customer: String = null
                  42  01                              Lines: FastSer.IntegrationTests.Explaining.ExplainedLine[] = empty
                  43  00                              Prices: Map<String, Decimal> = null
            """,
            FastSerializer.ExplainItems<ExplainedOrder>(CreateSequence()));

    [Fact]
    public void ItemWithAnError()
    {
        var bytes = CreateSequence();
        bytes[6] = 5;
        AssertText(
            """
                   0                              [0]
                   0  22                            frame 33 bytes
                   1                                FastSer.IntegrationTests.Explaining.ExplainedOrder
                   1  07 00 00 00                     Id: Int32 = 7
                   5  01                              IsPaid: Boolean = true
                   6  05 41 6E 6E 02                  Customer: String = "湁ɮ"
                  11                                  Lines: FastSer.IntegrationTests.Explaining.ExplainedLine[]
                  11  02                                count 1
                  12                                    [0]: FastSer.IntegrationTests.Explaining.ExplainedLine
                  12  00 61                               Count: Int16 = 24832
                  14  00 02                               Letter: Char = "Ȁ"
                  16                                  Prices: Map<String, Decimal>
                  16  02                                count 1
                  17  78 00 00 01 00 00 00 00 ..    not read 17 bytes
                  34  00 09 00 00 00 00 00 01 ..  not read 10 bytes
            error at byte 17: The input ends before the end of the value (offset 17, in FastSer.IntegrationTests.Explaining.ExplainedOrder, at Prices[0].Key).
            """,
            FastSerializer.ExplainItems<ExplainedOrder>(bytes));
    }

    [Fact]
    public void SequenceThatIsCutShort()
    {
        var explanation = FastSerializer.ExplainItems<ExplainedOrder>(CreateSequence().AsSpan(..^1));
        Assert.Equal(FastSerErrorCode.Truncated, explanation.Error?.Code);
        var rest = Assert.Single(explanation.Parts, static part => part.Kind == FastSerPartKind.NotRead);
        Assert.Equal((35, 8), (rest.Offset, rest.Length));
    }

    private static byte[] CreateSequence()
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(s_order);
            writer.Write<ExplainedOrder?>(null);
            writer.Write(new ExplainedOrder());
        }

        return stream.ToArray();
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void ItemsWithoutAFrame(bool hasChecksum)
    {
        var options = new FastSerStreamOptions { LeaveOpen = true, Serializer = new FastSerializerOptions { Checksum = hasChecksum } };
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.Write(5);
            writer.Write(6);
        }

        var explanation = FastSerializer.ExplainItems<int>(stream.ToArray(), options);
        Assert.Null(explanation.Error);
        Assert.Equal(["5", "6"], explanation.Parts.Where(static part => part.Kind == FastSerPartKind.Value).Select(static part => part.Text));
        Assert.Equal(stream.Length, explanation.Parts.Where(static part => part.Kind != FastSerPartKind.Group).Sum(static part => part.Length));
    }

    [Fact]
    public void TypeThatIsKnownAtRunTimeOnly()
    {
        var (type, bytes) = (s_order.GetType(), FastSerializer.Serialize(s_order));
        Assert.Equal(FastSerializer.Explain<ExplainedOrder>(bytes).ToString(), FastSerializer.Explain(type, bytes).ToString());
    }

    [Fact]
    public void PageNeedsNoOtherFile()
    {
        using var writer = new StringWriter();
        FastSerializer.Explain<string>(FastSerializer.Serialize("</script><b>")).WriteHtml(writer);
        var page = writer.ToString();
        Assert.StartsWith("<!DOCTYPE html>", page, StringComparison.Ordinal);
        Assert.Single(page.Split("</script>")[1..]);
        Assert.DoesNotContain("<b>", page, StringComparison.Ordinal);
        Assert.DoesNotContain("http", page, StringComparison.Ordinal);
    }

    private static void AssertText(string expected, FastSerExplanation explanation) =>
        Assert.Equal(expected.ReplaceLineEndings("\n"), explanation.ToString().ReplaceLineEndings("\n").TrimEnd());
}
