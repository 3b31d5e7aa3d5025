using System.Text;
using System.Text.Json;

namespace FastSer.IntegrationTests.Explaining;

[FastSerType]
public sealed partial class ExplainedForms
{
    public int[,]? Grid { get; set; }
    public byte[]? Bytes { get; set; }
    public List<int>? Numbers { get; set; }
    public DateTime Date { get; set; }
    public TimeOnly Time { get; set; }
    public float Float { get; set; }
    public Version? Version { get; set; }
    public Uri? Address { get; set; }
    [FastSerFormatter(typeof(ExplainedFormatter))]
    public StringBuilder? Custom { get; set; }
}

public sealed class ExplainedFormatter : IFastSerFormatter<StringBuilder>
{
    public static void Write(ref FastWriter writer, StringBuilder value) => writer.WriteString(value.ToString());

    public static StringBuilder Read(ref FastReader reader) => new(reader.ReadString());

    public static void Skip(ref FastReader reader) => reader.ReadString();
}

/// <summary>The forms of values that the other tests do not show.</summary>
public sealed class ExplainFormTests
{
    [Fact]
    public void EachFormHasAText()
    {
        var forms = new ExplainedForms
        {
            Grid = new[,] { { 1, 2 } }, Bytes = [1, 171], Numbers = [], Date = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc), Time = new(1, 2),
            Float = 0.1f, Version = new(1, 2), Address = new("https://example.org/\"a\""), Custom = new("c"),
        };
        var texts = TextsOf(forms);
        Assert.Equal("2 bytes: 01AB", texts["Bytes"]);
        Assert.Equal("empty", texts["Numbers"]);
        Assert.Equal("2026-01-02T03:04:05.0000000Z (Utc)", texts["Date"]);
        Assert.Equal("01:02:00.0000000", texts["Time"]);
        Assert.Equal("0.1", texts["Float"]);
        Assert.Equal("1.2", texts["Version"]);
        Assert.Equal("\"https://example.org/\\\"a\\\"\"", texts["Address"]);
        var parts = FastSerializer.Explain<ExplainedForms>(FastSerializer.Serialize(forms)).Parts;
        Assert.Single(parts, static part => part.Text == "(written by a formatter)");
        Assert.Single(parts, static part => part.TypeName == "Int32[,]");
        var packed = FastSerializer.Serialize(new Compact<int[,]>(forms.Grid));
        Assert.Equal("(a grid of numbers)", TextOf(FastSerializer.Explain<Compact<int[,]>>(packed)));

        texts = TextsOf(new ExplainedForms());
        Assert.All(new[] { "Grid", "Bytes", "Numbers", "Version", "Address" }, name => Assert.Equal("null", texts[name]));
    }

    [Fact]
    public void LongValuesAreCut()
    {
        Assert.Equal($"\"{new string('x', 199)}...", TextOf(FastSerializer.Explain<string>(FastSerializer.Serialize(new string('x', 300)))));
        var zeros = FastSerializer.Serialize(new Compact<int[]>(new int[40]));
        Assert.EndsWith(", 0, ...]", TextOf(FastSerializer.Explain<Compact<int[]>>(zeros)), StringComparison.Ordinal);
        Assert.Equal("\"\\uD800😀\\\\\"", TextOf(FastSerializer.Explain<string>(FastSerializer.Serialize("\uD800😀\\"))));
        var nested = FastSerializer.Explain<List<List<List<List<List<List<List<List<int>>>>>>>>>([1]);
        Assert.Equal("...[][][][][][]", Assert.Single(nested.Parts).TypeName);
        Assert.Equal("empty", nested.Parts[0].Text);
    }

    [Fact]
    public void CasesThatTheProgramDoesNotKnowHaveTheirTag()
    {
        var explanation = FastSerializer.Explain<ExplainedShape>([5, 3, 8, 9]);
        Assert.Null(explanation.Error);
        Assert.Equal("tag 4, which this program does not know", TextOf(explanation));
    }

    [Fact]
    public void ErrorsAreWrittenInEachForm()
    {
        var explanation = FastSerializer.Explain<ExplainedOrder>([1, 7, 0]);
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream))
        {
            explanation.WriteJson(writer);
        }

        using var json = JsonDocument.Parse(stream.ToArray());
        var error = json.RootElement.GetProperty("error");
        Assert.Equal(("Truncated", 1), (error.GetProperty("code").GetString(), error.GetProperty("offset").GetInt32()));
        Assert.Equal("Id", error.GetProperty("memberPath").GetString());
        Assert.Equal(explanation.Error!.Value.Message, error.GetProperty("message").GetString());

        using var page = new StringWriter();
        explanation.WriteHtml(page);
        Assert.Contains("The input ends before the end of the value", page.ToString(), StringComparison.Ordinal);
    }

    private static Dictionary<string, string> TextsOf(ExplainedForms value) =>
        FastSerializer.Explain<ExplainedForms>(FastSerializer.Serialize(value)).Parts
            .Where(static part => part.Kind == FastSerPartKind.Value && part.Level == 1)
            .ToDictionary(static part => part.Name, static part => part.Text);

    private static string TextOf(FastSerExplanation explanation) =>
        Assert.Single(explanation.Parts, static part => part.Kind == FastSerPartKind.Value).Text;
}
