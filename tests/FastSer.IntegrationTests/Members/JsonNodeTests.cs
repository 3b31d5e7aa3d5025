using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace FastSer.IntegrationTests.Members;

/// <summary>Nodes of JSON: whose texts they share, what is refused, and that a node that was read belongs to nobody.</summary>
public sealed class JsonNodeTests
{
    [Theory]
    [InlineData("{\"a\":[1,null,\"x\"]}")]
    [InlineData("[]")]
    [InlineData("-1.50e+3")]
    public void NodesHaveTheBytesOfElements(string text)
    {
        var node = JsonNode.Parse(text)!;
        var bytes = FastSerializer.Serialize(JsonDocument.Parse(text).RootElement);

        Assert.Equal(bytes, FastSerializer.Serialize<JsonNode?>(node));
        Assert.Equal(bytes, FastSerializer.Serialize((JsonNode?)node, new FastSerializerOptions()));
        Assert.True(JsonNode.DeepEquals(node, FastSerializer.Deserialize<JsonNode>(bytes)));
        Assert.Equal(bytes.Length, FastSerializer.Skip<JsonNode>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.GetSize<JsonNode?>(node));
        Assert.Equal([0], FastSerializer.Serialize<JsonNode?>(null));
        Assert.Null(FastSerializer.Deserialize<JsonNode>([0]));
    }

    [Fact]
    public void SpacesAndEscapesOfElementsAreReadAndNotWritten()
    {
        var bytes = FastSerializer.Serialize(JsonDocument.Parse("{ \"\\u0061\" : [ 1 ] }").RootElement);
        var node = FastSerializer.Deserialize<JsonObject>(bytes);

        Assert.Equal(1, node!["a"]![0]!.GetValue<int>());
        Assert.Equal(FastSerializer.Serialize(JsonDocument.Parse("{\"a\":[1]}").RootElement), FastSerializer.Serialize(node));
    }

    [Fact]
    public void ANodeThatWasReadHasNoParentAndCanBeChanged()
    {
        var value = new JsonTrees { Object = new JsonObject { ["a"] = new JsonArray(1) }, Nodes = [JsonValue.Create("x")] };
        value.Node = value.Object["a"];
        var copy = FastSerializer.Deserialize<JsonTrees>(FastSerializer.Serialize(value))!;

        Assert.Null(copy.Node!.Parent);
        Assert.Null(copy.Nodes![0]!.Parent);
        copy.Object!["b"] = copy.Node;
        copy.Object["c"] = copy.Nodes[0];
        copy.Object["a"]!.AsArray().Add(2);
        Assert.Equal("{\"a\":[1,2],\"b\":[1],\"c\":\"x\"}", copy.Object.ToJsonString());
        Assert.Same(value.Object, value.Node!.Parent);
    }

    [Theory]
    [InlineData("null")]
    [InlineData("")]
    [InlineData(" 1")]
    [InlineData("1 ")]
    [InlineData("[1,]")]
    [InlineData("{\"a\":1,\"a\":2}")]
    [InlineData("[{\"a\":{\"b\":1,\"\\u0062\":2}}]")]
    [InlineData("\"\\uD800\"")]
    [InlineData("[{\"\\uDC00\":1}]")]
    [InlineData("nul")]
    public void OnlyTextsOfNodesAreRead(string text)
    {
        var bytes = FastSerializer.Serialize((1, Encoding.UTF8.GetBytes(text), 2));
        var error = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<(int, JsonNode?, int)>(bytes));
        Assert.Equal((FastSerErrorCode.InvalidValue, 4, "Item2"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void ATextOfAnotherKindIsRefused()
    {
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonObject>("[]"));
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonArray>("{}"));
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonValue>("{}"));
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonObject>("1"));
    }

    [Fact]
    public void SixtyFourLevelsAreReadAndWritten()
    {
        var text = new string('[', 64) + new string(']', 64);
        var node = JsonNode.Parse(text)!;
        var bytes = FastSerializer.Serialize<JsonNode?>(node);

        Assert.Equal(text, FastSerializer.Deserialize<JsonNode>(bytes)!.ToJsonString());
        AssertNotWritten(new JsonArray(node));
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonNode>("[" + text + "]"));
        Assert.Equal(FastSerErrorCode.InvalidValue, ErrorOf<JsonNode>(new string('[', 100_000)));
    }

    [Fact]
    public void WhatCouldNotBeReadBackIsNotWritten()
    {
        AssertNotWritten(JsonValue.Create(double.NaN));
        AssertNotWritten(JsonNode.Parse("{\"a\":1,\"a\":2}")!);
        AssertNotWritten(JsonNode.Parse("[\"\\uD800\"]")!);
        JsonNode deep = new JsonArray();
        for (var i = 0; i < 5_000; i++)
        {
            deep = new JsonArray(deep);
        }

        AssertNotWritten(deep);
    }

    /// <summary>Objects beside a large one must not each cost its size.</summary>
    [Fact]
    public void ManyObjectsBesideALargeOneAreRead()
    {
        var large = string.Join(',', Enumerable.Range(0, 50_000).Select(static i => $"\"{i}\":0"));
        var text = $"[{{{large}}}{string.Concat(Enumerable.Repeat(",{\"a\":1}", 50_000))}]";
        var node = FastSerializer.Deserialize<JsonArray>(FastSerializer.Serialize(Encoding.UTF8.GetBytes(text)));

        Assert.Equal((50_001, 50_000), (node!.Count, node[0]!.AsObject().Count));
    }

    private static FastSerErrorCode ErrorOf<T>(string text)
        where T : JsonNode =>
        Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(FastSerializer.Serialize(Encoding.UTF8.GetBytes(text)))).Code;

    private static void AssertNotWritten(JsonNode node) =>
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(() => FastSerializer.Serialize<JsonNode?>(node)).Code);
}
