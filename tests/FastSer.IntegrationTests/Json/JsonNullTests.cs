using System.Text.Json;

namespace FastSer.IntegrationTests.Json;

/// <summary>Nulls and keys in JSON that few types have.</summary>
public sealed partial class JsonNullTests
{
    [Fact]
    public void NullIsNoStructWithControlBits()
    {
        var bytes = FastSerializer.Serialize(new Route([new Leg(1, "a")]));
        var json = FastSerializer.ToJson<Route>(bytes);
        Assert.Equal(bytes, FastSerializer.FromJson<Route>(json));

        var start = json.IndexOf('{', 1);
        var broken = json[..start] + "null" + json[(json.IndexOf('}', start) + 1)..];

        var error = Assert.Throws<JsonException>(() => FastSerializer.FromJson<Route>(broken));
        Assert.Contains("Null is not allowed here", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void NullGridIsShownAndComesBack()
    {
        var bytes = FastSerializer.Serialize(new Board { Cells = null, Numbers = null });
        var json = FastSerializer.ToJson<Board>(bytes);

        Assert.Equal(bytes, FastSerializer.FromJson<Board>(json));
        Assert.Contains("null", FastSerializer.Explain<Board>(bytes).ToString(), StringComparison.Ordinal);
    }

    [FastSerType(Format = WireFormat.Compact)]
    public readonly partial record struct Leg(int Length, string? Name);

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial record Route(Leg[]? Legs);

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Board
    {
        public int[,]? Cells { get; set; }

        public string?[,]? Numbers { get; set; }
    }
}
