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
    public void FastFormat() => AssertText("", FastSerializer.Explain<ExplainedOrder>(FastSerializer.Serialize(s_order)));

    [Fact]
    public void CompactFormat() => AssertText("", FastSerializer.Explain<ExplainedCompact>(FastSerializer.Serialize(
        new ExplainedCompact { Id = -3, Size = 5, IsPaid = true, Text = "a\n", Price = 1.25m, Numbers = [1, -1, 300] })));

    [Fact]
    public void TolerantFormat() => AssertText("", FastSerializer.Explain<ExplainedTolerant>(FastSerializer.Serialize(
        new ExplainedTolerant { Id = 1, Name = "n", Shape = new ExplainedCircle { Radius = 0.5 } })));

    [Fact]
    public void MembersOfALaterVersion() => AssertText("", FastSerializer.Explain<ExplainedEarlier>(FastSerializer.Serialize(
        new ExplainedTolerant { Id = 1, Name = "n" })));

    [Fact]
    public void KnownObjects()
    {
        var node = new ExplainedNode();
        node.Next = node;
        AssertText("", FastSerializer.Explain<ExplainedNode>(FastSerializer.Serialize(node)));
    }

    [Fact]
    public void ErrorAndWhatIsNotRead()
    {
        var bytes = FastSerializer.Serialize(s_order);
        AssertText("", FastSerializer.Explain<ExplainedOrder>(bytes.AsSpan(0, bytes.Length - 3)));
    }

    [Fact]
    public void ChecksumAndFingerprint()
    {
        var options = new FastSerializerOptions { Checksum = true, Fingerprint = true };
        var bytes = FastSerializer.Serialize(5, options);
        AssertText("", FastSerializer.Explain<int>(bytes, options));
        bytes[^1]++;
        Assert.Equal(FastSerErrorCode.ChecksumMismatch, FastSerializer.Explain<int>(bytes, options).Error?.Code);
    }

    [Fact]
    public void ItemsOfASequence()
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(s_order);
            writer.Write<ExplainedOrder?>(null);
            writer.Write(new ExplainedOrder());
        }

        var bytes = stream.ToArray();
        AssertText("", FastSerializer.ExplainItems<ExplainedOrder>(bytes));
        bytes[6] = 5;
        AssertText("", FastSerializer.ExplainItems<ExplainedOrder>(bytes));
        AssertText("", FastSerializer.ExplainItems<ExplainedOrder>(bytes.AsSpan(0, bytes.Length - 1)));
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
    public void TypeThatIsKnownAtRunTimeOnly() => Assert.Equal(
        FastSerializer.Explain<ExplainedOrder>(FastSerializer.Serialize(s_order)).ToString(),
        FastSerializer.Explain(typeof(ExplainedOrder), FastSerializer.Serialize(s_order)).ToString());

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
        Assert.Equal(expected, explanation.ToString().ReplaceLineEndings("\n").TrimEnd());
}
