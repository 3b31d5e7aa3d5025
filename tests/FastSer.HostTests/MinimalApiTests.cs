using System.Net;
using System.Net.Http.Json;
using System.Text.Json;

namespace FastSer.HostTests;

public sealed class MinimalApiTests
{
    [Fact]
    public async Task ValueComesBack()
    {
        await using var server = await TestServer.StartAsync(
            static app => app.MapPost("/orders", static (FastSer<Order> body) => FastSerResults.Ok(body.Value)));
        using var response = await server.Client.PostAsFastSerAsync("/orders", Samples.Order(7));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.Equal(FastSerMediaTypes.Value, response.Content.Headers.ContentType!.MediaType);
        Assert.Equal(FastSerializer.Serialize(Samples.Order(7)), await response.Content.ReadAsByteArrayAsync());
        Samples.AssertEqual(Samples.Order(7), await response.Content.ReadFromFastSerAsync<Order>());
    }

    [Fact]
    public async Task TypesThatOnlyTheWrappersNameHaveSerializers()
    {
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapPost("/sum", static (FastSer<Dictionary<int, long?>> body) => FastSerResults.Ok(body.Value.Values.Select(static v => v ?? 0).ToArray()));
            app.MapGet("/list", static () => FastSerResults.OkOrJson(new List<int?[]> { new int?[] { 1, null } }));
        });
        using var response = await server.Client.PostAsFastSerAsync("/sum", new Dictionary<int, long?> { [1] = 4, [2] = null });

        var sums = await response.Content.ReadFromFastSerAsync<long[]>();
        Assert.Equal([4L, 0L], sums);
        var list = await server.Client.GetFromFastSerAsync<List<int?[]>>("/list");
        Assert.Equal([1, null], Assert.Single(list));
    }

    [Fact]
    public async Task DeclaredTypeDecidesTheBytes()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapGet("/shape", static () => FastSerResults.Ok<IShape>(new Square(2))));

        Assert.Equal(FastSerializer.Serialize<IShape>(new Square(2)), await server.Client.GetByteArrayAsync("/shape"));
        Assert.Equal(new Square(2), await server.Client.GetFromFastSerAsync<IShape>("/shape"));
    }

    public static TheoryData<byte[], string, long> BadBodies => new()
    {
        { [], "Truncated", 0 },
        { [2], "InvalidPresence", 0 },
        { FastSerializer.Serialize(Samples.Order(1))[..^1], "Truncated", -2 },
        { [.. FastSerializer.Serialize(Samples.Order(1)), 0], "TrailingBytes", -2 },
    };

    [Theory]
    [MemberData(nameof(BadBodies))]
    public async Task BadBytesAreAProblemThatNamesThePlace(byte[] body, string code, long offset)
    {
        var isCalled = false;
        await using var server = await TestServer.StartAsync(
            app => app.MapPost("/orders", (FastSer<Order> order) => isCalled = order.Value is not null));
        using var response = await server.Client.PostAsync("/orders", Samples.Body(body));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType!.MediaType);
        var problem = await response.Content.ReadFromJsonAsync<JsonElement>();
        Assert.Equal(code, problem.GetProperty("code").GetString());
        Assert.True(offset == -2 ? problem.GetProperty("offset").GetInt64() >= 0 : problem.GetProperty("offset").GetInt64() == offset);
        Assert.Equal(JsonValueKind.String, problem.GetProperty("member").ValueKind);
        Assert.False(isCalled);
        Assert.Contains(code, server.Log.Text, StringComparison.Ordinal);
    }

    /// <summary>As in an application that is compiled ahead of time.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ProblemNeedsNoJsonContract(bool hasServiceOfProblems)
    {
        await using var server = await TestServer.StartAsync(
            static app => app.MapPost("/orders", static (FastSer<Order> order) => order.Value.Id),
            builder =>
            {
                builder.Services.ConfigureHttpJsonOptions(static options => options.SerializerOptions.TypeInfoResolverChain.Clear());
                _ = hasServiceOfProblems ? builder.Services.AddProblemDetails() : null;
            });
        using var response = await server.Client.PostAsync("/orders", Samples.Body([2]));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType!.MediaType);
        var problem = await response.Content.ReadFromJsonAsync<JsonElement>();
        Assert.Equal(400, problem.GetProperty("status").GetInt32());
        Assert.Equal("InvalidPresence", problem.GetProperty("code").GetString());
        Assert.Equal((0, ""), (problem.GetProperty("offset").GetInt32(), problem.GetProperty("member").GetString()));
    }

    [Fact]
    public async Task MemberIsNamed()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapPost("/orders", static (FastSer<Order> order) => order.Value.Id));
        var bytes = FastSerializer.Serialize(Samples.Order(1));
        using var response = await server.Client.PostAsync("/orders", Samples.Body(bytes[..^1]));

        Assert.StartsWith("Lines", (await response.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("member").GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ConstructorThatRefusesAValueIsTheSendersFault()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapPost("/picky", static (FastSer<Picky> body) => body.Value.Age));
        var bytes = FastSerializer.Serialize(new Picky(5));
        bytes[^1] = 0x7F;
        using var response = await server.Client.PostAsync("/picky", Samples.Body(bytes));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("UserCode", (await response.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
    }

    [Theory]
    [InlineData("application/json", HttpStatusCode.UnsupportedMediaType)]
    [InlineData("application/x-fastser-seq", HttpStatusCode.UnsupportedMediaType)]
    [InlineData("APPLICATION/X-FastSer; charset=x", HttpStatusCode.OK)]
    public async Task MediaTypeIsChecked(string type, HttpStatusCode expected)
    {
        await using var server = await TestServer.StartAsync(static app => app.MapPost("/orders", static (FastSer<Order> order) => order.Value.Id));
        using var response = await server.Client.PostAsync("/orders", Samples.Body(FastSerializer.Serialize(Samples.Order(1)), type));

        Assert.Equal(expected, response.StatusCode);
    }

    /// <summary>Routing answers before the endpoint, without a body: the page of status codes adds one.</summary>
    [Fact]
    public async Task AnotherMediaTypeHasAProblemWhereStatusCodesHavePages()
    {
        await using var server = await TestServer.StartAsync(
            static app =>
            {
                app.UseStatusCodePages();
                app.MapPost("/orders", static (FastSer<Order> order) => order.Value.Id);
            },
            static builder => builder.Services.AddProblemDetails());
        using var response = await server.Client.PostAsync("/orders", Samples.Body(FastSerializer.Serialize(Samples.Order(1)), "application/json"));

        Assert.Equal(HttpStatusCode.UnsupportedMediaType, response.StatusCode);
        Assert.Equal(415, (await response.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("status").GetInt32());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task TooLargeBodyIsRefused(bool statesItsSize)
    {
        await using var server = await TestServer.StartAsync(
            static app => app.MapPost("/orders", static (FastSer<Order> order) => order.Value.Id),
            static builder => builder.Services.Configure<FastSerServerOptions>(static options => options.MaxRequestSize = 10_000));
        using var request = new HttpRequestMessage(HttpMethod.Post, "/orders")
        {
            Content = new FastSerContent<Order>(new Order { Name = new string('x', 20_000) }),
            Headers = { TransferEncodingChunked = !statesItsSize },
        };
        using var response = await server.Client.SendAsync(request);

        Assert.Equal(HttpStatusCode.RequestEntityTooLarge, response.StatusCode);
    }

    [Fact]
    public async Task DepthIsLimitedByOptions()
    {
        await using var server = await TestServer.StartAsync(
            static app => app.MapPost("/nodes", static (FastSer<Node> node) => node.Value.Next is null ? 0 : 1),
            static builder => builder.Services.Configure<FastSerServerOptions>(static options => options.Serializer = new() { MaxDepth = 3 }));
        using var deep = await server.Client.PostAsFastSerAsync("/nodes", Nested(4));
        using var flat = await server.Client.PostAsFastSerAsync("/nodes", Nested(3));

        Assert.Equal(HttpStatusCode.BadRequest, deep.StatusCode);
        Assert.Equal("DepthExceeded", (await deep.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
        Assert.Equal(HttpStatusCode.OK, flat.StatusCode);
    }

    [Fact]
    public async Task NullIsRefusedUnlessTheDeclaredTypeAllowsIt()
    {
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapPost("/order", static (FastSer<Order> body) => body.Value.Id);
            app.MapPost("/maybe", static (FastSer<Order?> body) => body.Value is null ? "null" : "some");
            app.MapPost("/number", static (FastSer<int?> body) => body.Value is null ? "null" : "some");
        });

        using var refused = await server.Client.PostAsync("/order", Samples.Body([0]));

        Assert.Equal(HttpStatusCode.BadRequest, refused.StatusCode);
        Assert.Equal("UnexpectedNull", (await refused.Content.ReadFromJsonAsync<JsonElement>()).GetProperty("code").GetString());
        Assert.Equal("null", await (await server.Client.PostAsync("/maybe", Samples.Body([0]))).Content.ReadAsStringAsync());
        Assert.Equal("null", await (await server.Client.PostAsync("/number", Samples.Body([0]))).Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task MissingBodyIsNullOrRefused()
    {
        await using var server = await TestServer.StartAsync(static app =>
        {
            app.MapPost("/optional", static (FastSer<Order>? body) => body is null ? "none" : "some");
            app.MapPost("/required", static (FastSer<Order> body) => "some");
        });

        Assert.Equal("none", await (await server.Client.PostAsync("/optional", null)).Content.ReadAsStringAsync());
        Assert.Equal(HttpStatusCode.BadRequest, (await server.Client.PostAsync("/required", null)).StatusCode);
    }

    [Fact]
    public async Task ValueThatCannotBeWrittenLeavesNothingHalfDone()
    {
        await using var server = await TestServer.StartAsync(static app => app.MapGet("/nodes", static () => FastSerResults.Ok(Nested(100))));
        using var response = await server.Client.GetAsync("/nodes");

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Empty(await response.Content.ReadAsByteArrayAsync());
        Assert.Contains("nested deeper", server.Log.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", "application/json")]
    [InlineData("*/*", "application/json")]
    [InlineData("application/json", "application/json")]
    [InlineData("application/x-fastser", FastSerMediaTypes.Value)]
    [InlineData("application/x-fastser, application/json", FastSerMediaTypes.Value)]
    [InlineData("application/x-fastser;q=0.5, application/json", "application/json")]
    [InlineData("application/x-fastser;q=0.5, */*;q=0.1", FastSerMediaTypes.Value)]
    [InlineData("application/x-fastser;q=0", "application/json")]
    [InlineData("not a header", "application/json")]
    public async Task FormatIsNegotiated(string accept, string expected)
    {
        await using var server = await TestServer.StartAsync(static app => app.MapGet("/order", static () => FastSerResults.OkOrJson(Samples.Order(3))));
        using var request = new HttpRequestMessage(HttpMethod.Get, "/order");
        if (accept.Length > 0)
        {
            request.Headers.TryAddWithoutValidation("Accept", accept);
        }

        using var response = await server.Client.SendAsync(request);

        Assert.Equal(expected, response.Content.Headers.ContentType!.MediaType);
        Assert.Equal("Accept", response.Headers.Vary.Single());
        var order = expected == FastSerMediaTypes.Value
            ? await response.Content.ReadFromFastSerAsync<Order>()
            : await response.Content.ReadFromJsonAsync<Order>();
        Assert.Equal(3, order!.Id);
    }

    private static Node Nested(int depth)
    {
        Node? node = null;
        for (var i = 0; i < depth; i++)
        {
            node = new Node { Next = node };
        }

        return node!;
    }
}
