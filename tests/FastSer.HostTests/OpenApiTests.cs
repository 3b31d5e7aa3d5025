using System.Net.Http.Json;
using System.Text.Json;

namespace FastSer.HostTests;

/// <summary>The description of endpoints that OpenAPI makes.</summary>
public sealed class OpenApiTests
{
    private const string Json = "application/json";

    /// <summary>Gets endpoints, with the responses of success that the description shows.</summary>
    public static TheoryData<string, string, string[]> Responses => new()
    {
        { "/ok", "200", [FastSerMediaTypes.Value] },
        { "/created", "201", [FastSerMediaTypes.Value] },
        { "/created-or-json", "201", [Json, FastSerMediaTypes.Value] },
        { "/any-result", "200", [FastSerMediaTypes.Value] },
        { "/several", "200 202", [FastSerMediaTypes.Value] },
    };

    [Theory]
    [MemberData(nameof(Responses))]
    public async Task ResponsesHaveTheirStatusAndSchema(string path, string statuses, string[] types)
    {
        await using var server = await StartAsync();
        var document = await server.Client.GetFromJsonAsync<JsonElement>("/openapi/v1.json");
        var responses = document.GetProperty("paths").GetProperty(path).GetProperty("post").GetProperty("responses");
        var found = responses.EnumerateObject().Where(static one => one.Name[0] == '2').ToArray();

        Assert.Equal(statuses, string.Join(' ', found.Select(static one => one.Name)));
        foreach (var response in found)
        {
            var content = response.Value.GetProperty("content").EnumerateObject().ToArray();
            Assert.Equal(types, content.Select(static one => one.Name).Order());
            Assert.All(content, static one =>
                Assert.EndsWith("/Order", one.Value.GetProperty("schema").GetProperty("$ref").GetString(), StringComparison.Ordinal));
        }
    }

    [Fact]
    public async Task BodyOfEitherFormatShowsBoth()
    {
        await using var server = await StartAsync();
        var document = await server.Client.GetFromJsonAsync<JsonElement>("/openapi/v1.json");
        var content = document.GetProperty("paths").GetProperty("/created-or-json").GetProperty("post").GetProperty("requestBody").GetProperty("content");

        Assert.Equal([Json, FastSerMediaTypes.Value], content.EnumerateObject().Select(static one => one.Name).Order());
    }

    [Fact]
    public async Task DescriptionChangesNoResponse()
    {
        await using var server = await StartAsync();
        using var response = await server.Client.PostAsFastSerAsync("/created", Samples.Order(3));

        Assert.Equal(201, (int)response.StatusCode);
        Assert.Equal(3, (await response.Content.ReadFromFastSerAsync<Order>()).Id);
    }

    private static Task<TestServer> StartAsync() => TestServer.StartAsync(
        static app =>
        {
            app.MapOpenApi();
            app.MapPost("/ok", static (FastSer<Order> body) => FastSerResults.Ok(body.Value));
            app.MapPost("/created", static (FastSer<Order> body) => FastSerResults.Value(body.Value, 201)).ProducesFastSer<Order>(201);
            app.MapPost("/created-or-json", static (FastSerOrJson<Order> body) => FastSerResults.OkOrJson(body.Value, 201))
                .ProducesFastSerOrJson<Order>(201);
            app.MapPost("/any-result", static IResult (FastSer<Order> body) => body.Value.Id == 0 ? Results.NotFound() : FastSerResults.Ok(body.Value))
                .ProducesFastSer<Order>();
            app.MapPost("/several", static (FastSer<Order> body) => FastSerResults.Value(body.Value, body.Value.Id == 0 ? 200 : 202))
                .ProducesFastSer<Order>().ProducesFastSer<Order>(202);
        },
        static builder => builder.Services.AddOpenApi());
}
