using System.Net;
using System.Net.Http.Json;
using System.Text.Json;
using Microsoft.AspNetCore.Mvc;

namespace FastSer.HostTests;

public sealed class MvcTests
{
    [Fact]
    public async Task BodyAndResultAreFastSer()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/echo", FastSerMediaTypes.Value, FastSerContent.Create(Samples.Order(4)));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Samples.AssertEqual(Samples.Order(4), await response.Content.ReadFromFastSerAsync<Order>());
    }

    [Theory]
    [InlineData(null)]
    [InlineData("application/json")]
    [InlineData("*/*")]
    public async Task JsonStaysTheDefault(string? accept)
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/echo", accept, FastSerContent.Create(Samples.Order(4)));

        Assert.Equal(4, (await response.Content.ReadFromJsonAsync<Order>())!.Id);
    }

    [Theory]
    [InlineData("/test/shape")]
    [InlineData("/test/shape-task")]
    [InlineData("/test/shape-result")]
    [InlineData("/test/shape-declared")]
    public async Task DeclaredTypeDecidesTheBytes(string path)
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, path, FastSerMediaTypes.Value);

        Assert.Equal(FastSerializer.Serialize<IShape>(new Square(2)), await response.Content.ReadAsByteArrayAsync());
    }

    [Fact]
    public async Task CaseOfAUnionWithoutADeclaredTypeFailsLoudly()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/shape-undeclared", FastSerMediaTypes.Value);

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Empty(await response.Content.ReadAsByteArrayAsync());
        Assert.Contains("ProducesResponseType", server.Log.Text, StringComparison.Ordinal);
        Assert.Contains(nameof(IShape), server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task TypeThatStandsAloneNeedsNoDeclaration()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/order-undeclared", FastSerMediaTypes.Value);

        Assert.Equal(8, (await response.Content.ReadFromFastSerAsync<Order>()).Id);
    }

    [Fact]
    public async Task UnknownTypeIsAServerErrorThatSaysWhatToAdd()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/plain", FastSerMediaTypes.Value);

        Assert.Equal(HttpStatusCode.InternalServerError, response.StatusCode);
        Assert.Contains("[FastSerType]", server.Log.Text, StringComparison.Ordinal);
        Assert.Contains(nameof(Plain), server.Log.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task BadBytesAreAProblemThatNamesCodeMemberAndOffset()
    {
        await using var server = await StartAsync();
        var bytes = FastSerializer.Serialize(Samples.Order(4))[..^1];
        using var response = await SendAsync(server, "/test/echo", FastSerMediaTypes.Value, Samples.Body(bytes));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType!.MediaType);
        var problem = await response.Content.ReadFromJsonAsync<JsonElement>();
        var expected = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Order>(bytes));
        Assert.Equal("Truncated", problem.GetProperty("code").GetString());
        Assert.Equal(expected.Offset, problem.GetProperty("offset").GetInt64());
        Assert.Equal(expected.MemberPath, problem.GetProperty("member").GetString());
        var error = Assert.Single(problem.GetProperty("errors").EnumerateObject());
        Assert.Contains("Lines", error.Name, StringComparison.Ordinal);
        Assert.Contains("Truncated", Assert.Single(error.Value.EnumerateArray()).GetString(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ErrorsOfOtherParametersStayBesideThatOfTheBody()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/echo/5?count=x", FastSerMediaTypes.Value, Samples.Body([2]));

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        var problem = await response.Content.ReadFromJsonAsync<JsonElement>();
        Assert.Equal("InvalidPresence", problem.GetProperty("code").GetString());
        Assert.Equal(["", "count"], problem.GetProperty("errors").EnumerateObject().Select(static one => one.Name).Order());
    }

    /// <summary>An application can make the responses to errors of the model itself.</summary>
    [Fact]
    public async Task OwnResponseToErrorsOfTheModelIsLeftAlone()
    {
        await using var server = await StartAsync(static builder => builder.Services.Configure<ApiBehaviorOptions>(
            static options => options.InvalidModelStateResponseFactory = static context => new ConflictObjectResult(context.ModelState.ErrorCount)));
        using var response = await SendAsync(server, "/test/echo", null, Samples.Body([2]));

        Assert.Equal(HttpStatusCode.Conflict, response.StatusCode);
        Assert.Equal("1", await response.Content.ReadAsStringAsync());
    }

    [Fact]
    public async Task ControllerWithoutApiBehaviorSeesTheErrorInItsModelState()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/plain/echo", null, Samples.Body([2]));

        Assert.Equal(HttpStatusCode.OK, response.StatusCode);
        Assert.StartsWith("InvalidPresence", await response.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }

    [Fact]
    public async Task ErrorsOfTheControllerAreLeftToJson()
    {
        await using var server = await StartAsync();
        using var response = await SendAsync(server, "/test/refuse", FastSerMediaTypes.Value);

        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.EndsWith("json", response.Content.Headers.ContentType!.MediaType, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("/test/orders")]
    [InlineData("/test/orders-result")]
    public async Task AsyncEnumerableIsASequence(string path)
    {
        await using var server = await StartAsync();
        var count = 0;
        await foreach (var order in server.Client.GetFromFastSerAsAsyncEnumerable<Order>(path))
        {
            Assert.Equal(count++, order.Id);
        }

        Assert.Equal(50, count);
    }

    [Fact]
    public async Task SequenceOfStructsIsWritten()
    {
        await using var server = await StartAsync();
        var lines = new List<Line>();
        await foreach (var line in server.Client.GetFromFastSerAsAsyncEnumerable<Line>("/test/lines"))
        {
            lines.Add(line);
        }

        Assert.Equal([new Line("a", 1), new Line("b", 2)], lines);
    }

    private static Task<TestServer> StartAsync(Action<WebApplicationBuilder>? configure = null) => TestServer.StartAsync(
        static app => app.MapControllers(),
        builder =>
        {
            builder.Services.AddControllers().AddFastSer().AddApplicationPart(typeof(TestController).Assembly);
            configure?.Invoke(builder);
        });

    private static async Task<HttpResponseMessage> SendAsync(TestServer server, string path, string? accept, HttpContent? content = null)
    {
        using var request = new HttpRequestMessage(content is null ? HttpMethod.Get : HttpMethod.Post, path) { Content = content };
        if (accept is not null)
        {
            request.Headers.Add("Accept", accept);
        }

        return await server.Client.SendAsync(request);
    }
}

[ApiController]
[Route("test")]
public sealed class TestController : ControllerBase
{
    [HttpPost("echo")]
    public Order Echo(Order order) => order;

    [HttpPost("echo/{id}")]
    public Order Echo(int id, Order order, [FromQuery] int count) => id == count ? order : new Order();

    [HttpGet("shape")]
    public IShape Shape() => new Square(2);

    [HttpGet("shape-task")]
    public async Task<ActionResult<IShape>> ShapeTask()
    {
        await Task.Yield();
        return new Square(2);
    }

    [HttpGet("shape-result")]
    public ActionResult<IShape> ShapeResult() => Ok(new Square(2));

    [HttpGet("shape-declared")]
    [ProducesResponseType<IShape>(StatusCodes.Status200OK)]
    [ProducesResponseType<Order>(StatusCodes.Status404NotFound)]
    public IActionResult ShapeDeclared() => Ok(new Square(2));

    [HttpGet("shape-undeclared")]
    public IActionResult ShapeUndeclared() => Ok(new Square(2));

    [HttpGet("order-undeclared")]
    public IActionResult OrderUndeclared() => Ok(Samples.Order(8));

    [HttpGet("plain")]
    public Plain Plain() => new();

    [HttpGet("refuse")]
    public ActionResult<Order> Refuse() => BadRequest(new Dictionary<string, string[]> { ["id"] = ["missing"] });

    [HttpGet("orders")]
    public IAsyncEnumerable<Order> Orders() => Samples.Orders(50);

    [HttpGet("orders-result")]
    public ActionResult<IAsyncEnumerable<Order>> OrdersResult() => Ok(Samples.Orders(50));

    [HttpGet("lines")]
    public async IAsyncEnumerable<Line> Lines()
    {
        await Task.Yield();
        yield return new Line("a", 1);
        yield return new Line("b", 2);
    }
}

[Route("plain")]
public sealed class PlainController : ControllerBase
{
    [HttpPost("echo")]
    public string Echo([FromBody] Order order) =>
        ModelState.IsValid ? order.Name! : ModelState.Values.SelectMany(static entry => entry.Errors).Single().ErrorMessage;
}
