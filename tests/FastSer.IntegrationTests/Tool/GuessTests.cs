using System.Text;
using System.Xml.Linq;
using FastSer.IntegrationTests.Json;
using FastSer.Tool;

namespace FastSer.IntegrationTests.Tool;

/// <summary>Files without a type, and pictures of sizes.</summary>
public sealed class GuessTests
{
    [Fact]
    public void TolerantObjectsShowTheirKeys() => AssertFound(
        "It may be a Tolerant object of a type with 3 keys. It has the keys 0, 1, 2.",
        FastSerializer.Serialize(new JsonCircle { Radius = 1, Name = "long name", Added = 1 }));

    [Fact]
    public void TextsHaveOffsets() => AssertFound(
        "text at byte 5: \"Customer\"", FastSerializer.Serialize(new GuessedCard { Id = 1, Name = "Customer" }));

    [Fact]
    public void SequencesHaveItems()
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write("abc");
            writer.Write(new string('x', 300));
        }

        AssertFound("It may be a message sequence of 2 items with 4 to 305 bytes. Use --items.", stream.ToArray());
    }

    [Fact]
    public void ChecksumsAreFound()
    {
        var bytes = FastSerializer.Serialize("abc", new FastSerializerOptions { Checksum = true });
        AssertFound("It begins with a checksum that is right: a value or an item written with FastSerializerOptions.Checksum. Use --checksum.", bytes);
        bytes[^1]++;
        Assert.DoesNotContain(new Guess(bytes).Find(), static line => line.Contains("checksum that", StringComparison.Ordinal));
    }

    [Fact]
    public void OtherFormatsAreNamed()
    {
        AssertFound("This is JSON, not data of FastSer.", Encoding.UTF8.GetBytes("""{"a":[1]}"""));
        AssertFound("This is gzip, not data of FastSer.", [0x1F, 0x8B, 8, 0]);
    }

    [Fact]
    public void NoBytesFail()
    {
        var random = new Random(1);
        for (var i = 0; i < 20_000; i++)
        {
            var data = new byte[random.Next(12)];
            random.NextBytes(data);
            for (var j = 0; j < data.Length; j++)
            {
                data[j] = random.Next(3) == 0 ? (byte)255 : (byte)(data[j] % 12);
            }

            Assert.NotEmpty(new Guess(data).Find());
        }
    }

    /// <summary>The areas are in proportion, in the picture, and do not overlap.</summary>
    [Fact]
    public void AreasAreSizes()
    {
        (string Path, long Bytes, long Values)[] sizes =
            [("Lines[].Price", 6000, 10), ("Lines[].Name", 2500, 10), ("Id <&>", 1000, 1), ("Lines (count)", 400, 1), ("x", 99, 1), ("tiny", 1, 1)];
        XNamespace space = "http://www.w3.org/2000/svg";
        var areas = XDocument.Parse(Treemap.Draw(sizes)).Root!.Elements(space + "g").Select(group => (
            Title: group.Element(space + "title")!.Value,
            Rectangle: new System.Drawing.RectangleF(Of(group, "x"), Of(group, "y"), Of(group, "width"), Of(group, "height")))).ToList();
        Assert.Equal(sizes.Length, areas.Count);
        Assert.Contains(areas, static area => area.Title == "Id <&>: 1,000 bytes");
        for (var i = 0; i < areas.Count; i++)
        {
            var area = areas[i].Rectangle;
            Assert.InRange(area.Width * area.Height / (1200f * 700), (sizes[i].Bytes / 10_000f) - 0.001f, (sizes[i].Bytes / 10_000f) + 0.001f);
            Assert.True(area is { Left: >= -0.1f, Top: >= -0.1f, Right: <= 1200.1f, Bottom: <= 700.1f });
            Assert.DoesNotContain(areas.Take(i), other => System.Drawing.RectangleF.Inflate(other.Rectangle, -0.2f, -0.2f)
                .IntersectsWith(System.Drawing.RectangleF.Inflate(area, -0.2f, -0.2f)));
        }

        float Of(XElement group, string name) =>
            float.Parse(group.Element(space + "rect")!.Attribute(name)!.Value, System.Globalization.CultureInfo.InvariantCulture);
    }

    private static void AssertFound(string line, byte[] data) => Assert.Contains(line, new Guess(data).Find());
}

[FastSerType]
public sealed partial class GuessedCard
{
    public int Id { get; set; }
    public string Name { get; set; } = "";
}
