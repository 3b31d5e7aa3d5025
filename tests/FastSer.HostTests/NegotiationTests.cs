using System.Net;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json;

namespace FastSer.HostTests;

/// <summary>Bodies of requests in FastSer's format or JSON, and types that both sides do not agree on.</summary>
public sealed class NegotiationTests
{
    [Theory]
    [InlineData("application/json")]
    [InlineData("application/vnd.order+json")]
    [InlineData("application/json; charset=utf-16")]
    [InlineData(FastSerMediaTypes.Value)]
    public async Task MediaTypeChoosesTheFormat(string type)
    {
        await using var server = await StartAsync();
        var encoding = type.Contains("utf-16", StringComparison.Ordinal) ? Encoding.Unicode : Encoding.UTF8;
        var body = type == FastSerMediaTypes.Value
            ? FastSerializer.Serialize(Samples.Order(3))
            : encoding.GetBytes("{\"id\":3,\"name\":\"Ann\",\"lines\":[{\"sku\":\"a\",\"count\":1},{\"sku\":\"b\",\"count\":3}]}");
        using var response = await server.Client.PostAsync("/either", Samples.Body(body, type));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Samples.AssertEqual(Samples.Order(3), await response.Content.ReadFromFastSerAsync<Order>());
    }

    [Theory]
    [InlineData("application/json", "{\"id\":\"secret", "JSON")]
    [InlineData("application/json", "", "JSON")]
    [InlineData("application/json", "null", "null")]
    [InlineData(FastSerMediaTypes.Value, "\u0002", "FastSer")]
    public async Task BodyThatIsNotValidIsAProblem(string type, string body, string title)
    {
        await using var server = await StartAsync();
        using var response = await server.Client.PostAsync("/either", Samples.Body(Encoding.UTF8.GetBytes(body), type));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        var text = await response.Content.ReadAsStringAsync();
        Assert.Contains(title, JsonDocument.Parse(text).RootElement.GetProperty("title").GetString(), StringComparison.Ordinal);
        Assert.DoesNotContain("secret", text, StringComparison.Ordinal);
        await server.DisposeAsync();
        Assert.DoesNotContain("Error:", server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task OtherMediaTypeIsRefused()
    {
        await using var server = await StartAsync();
        using var response = await server.Client.PostAsync("/either", Samples.Body([0], "text/plain"));

        Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
    }

    [Fact]
    public async Task NullAndMissingBodiesAreThoseOfTheDeclaredType()
    {
        await using var server = await StartAsync();
        using var isNull = await server.Client.PostAsync("/maybe", Samples.Body("null"u8.ToArray(), "application/json"));
        using var isNullToo = await server.Client.PostAsync("/maybe", Samples.Body([0]));

        Assert.Equal("null", await isNull.Content.ReadAsStringAsync());
        Assert.Equal("null", await isNullToo.Content.ReadAsStringAsync());
        Assert.Equal("none", await (await server.Client.PostAsync("/optional", null)).Content.ReadAsStringAsync());
        Assert.Equal(HttpStatusCode.BadRequest, (await server.Client.PostAsync("/either", null)).StatusCode);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task JsonBodyIsLimited(bool statesSize)
    {
        await using var server = await StartAsync(static options => options.MaxRequestSize = 10_000);
        using var request = new HttpRequestMessage(HttpMethod.Post, "/either")
        {
            Content = JsonContent.Create(new Order { Name = new string('x', 2_000_000) }),
            Headers = { TransferEncodingChunked = !statesSize },
        };
        if (statesSize)
        {
            await request.Content.LoadIntoBufferAsync();
        }

        using var response = await server.Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
        Assert.True(response.Headers.ConnectionClose);
    }

    [Fact]
    public void ValueOfAParameterIsThatOfTheTest() => Assert.Equal(5, new FastSerOrJson<Order>(new Order { Id = 5 }).Value.Id);

    /// <summary>A client whose type argument is inferred sends a type of the union, and the endpoint declares the union.</summary>
    [Theory]
    [InlineData("/shape")]
    [InlineData("/mvc/shape")]
    public async Task TypeOfAUnionInPlaceOfTheUnionIsRefusedWithAdvice(string path)
    {
        await using var server = await StartAsync();
        using var refused = await server.Client.PostAsFastSerAsync(path, new Square(2));
        using var answered = await server.Client.PostAsFastSerAsync<IShape>(path, new Square(2));

        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Contains("PostAsFastSerAsync<IShape>", Unescaped(await refused.Content.ReadAsStringAsync()), StringComparison.Ordinal);
        Assert.Equal(HttpStatusCode.OK, answered.StatusCode);
    }

    [Fact]
    public async Task UnionInPlaceOfOneOfItsTypesIsRefusedWithAdvice()
    {
        await using var server = await StartAsync();
        using var refused = await server.Client.PostAsFastSerAsync<IShape>("/square", new Square(2));
        using var answered = await server.Client.PostAsFastSerAsync("/square", new Square(2));

        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Contains("PostAsFastSerAsync<Square>", Unescaped(await refused.Content.ReadAsStringAsync()), StringComparison.Ordinal);
        Assert.Equal("2", await answered.Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task ErrorInATypeThatStandsAloneHasNoAdvice()
    {
        await using var server = await StartAsync();
        using var refused = await server.Client.PostAsync("/either", Samples.Body([2]));

        Assert.DoesNotContain("PostAsFastSerAsync", await refused.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    /// <summary>Without a fingerprint, the bytes of a type may be valid bytes of a union.</summary>
    [Fact]
    public async Task FingerprintOnBothSidesAlwaysTellsTheTypesApart()
    {
        var serializer = new FastSerializerOptions { Fingerprint = true };
        await using var server = await StartAsync(options => options.Serializer = serializer);
        using var refused = await server.Client.PostAsFastSerAsync("/shape", new Square(2), new FastSerHttpOptions { Serializer = serializer });

        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Equal("FingerprintMismatch", (await refused.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
    }

    private static string Unescaped(string json) => json.Replace("\\u003C", "<", StringComparison.Ordinal).Replace("\\u003E", ">", StringComparison.Ordinal);

    private static Task<TestServer> StartAsync(Action<FastSerServerOptions>? configure = null) => TestServer.StartAsync(
        static app =>
        {
            app.MapPost("/either", static (FastSerOrJson<Order> body) => FastSerResults.Ok(body.Value));
            app.MapPost("/maybe", static (FastSerOrJson<Order?> body) => body.Value is null ? "null" : "some");
            app.MapPost("/optional", static (FastSerOrJson<Order>? body) => body is null ? "none" : "some");
            app.MapPost("/shape", static (FastSer<IShape> body) => ((Square)body.Value).Side);
            app.MapPost("/square", static (FastSer<Square> body) => body.Value.Side);
            app.MapControllers();
        },
        builder =>
        {
            builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(FaultController).Assembly);
            builder.Services.Configure<FastSerServerOptions>(options => configure?.Invoke(options));
        });
}
