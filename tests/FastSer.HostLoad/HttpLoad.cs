using System.Net;
using System.Net.Http.Headers;
using System.Net.Sockets;
using System.Text;

namespace FastSer.HostLoad;

/// <summary>One connection of Kestrel's clients.</summary>
internal sealed class HttpLoad(Uri address, Random random, Tally tally) : IDisposable
{
    private readonly Bodies _bodies = new(random);

    private readonly HttpClient _client = new(new SocketsHttpHandler { MaxConnectionsPerServer = 1 })
    {
        BaseAddress = address, Timeout = TimeSpan.FromSeconds(20),
    };

    public async Task StepAsync()
    {
        switch (random.Next(12))
        {
            case 0 or 1 or 2:
                await EchoAsync(random.Next(2) == 0 ? "/value" : "/mvc/value");
                break;
            case 3:
                await SumAsync();
                break;
            case 4:
                await ReadSequenceAsync();
                break;
            case 5 or 6:
                await SpoiledAsync(random.Next(2) == 0 ? "/value" : "/mvc/value", FastSerMediaTypes.Value, FastSerializer.Serialize(_bodies.Order()));
                break;
            case 7:
                await SpoiledAsync("/sequence", FastSerMediaTypes.Sequence, _bodies.Sequence(out _));
                break;
            case 8:
                await ExpectAsync("deep", "/nodes", FastSerMediaTypes.Value, _bodies.Deep(), HttpStatusCode.BadRequest);
                break;
            case 9:
                var type = random.Next(2) == 0 ? "application/json" : "text/plain; x=y";
                await ExpectAsync("media type", "/value", type, FastSerializer.Serialize(_bodies.Order()), HttpStatusCode.UnsupportedMediaType);
                break;
            case 10 when random.Next(20) == 0:
                await TooLargeAsync();
                break;
            default:
                await VanishAsync();
                break;
        }
    }

    public void Dispose() => _client.Dispose();

    private async Task EchoAsync(string path)
    {
        var order = _bodies.Order();
        using var request = Request(path, FastSerMediaTypes.Value, FastSerializer.Serialize(order));
        using var response = await _client.SendAsync(request);
        var bytes = await response.Content.ReadAsByteArrayAsync();
        tally.Count("valid");
        tally.Require(
            response.StatusCode == HttpStatusCode.OK && bytes.AsSpan().SequenceEqual(FastSerializer.Serialize(order)),
            $"A valid order came back with the status {(int)response.StatusCode} and {bytes.Length} bytes.");
    }

    private async Task SumAsync()
    {
        using var request = Request("/sequence", FastSerMediaTypes.Sequence, _bodies.Sequence(out var sum));
        using var response = await _client.SendAsync(request);
        var text = await response.Content.ReadAsStringAsync();
        tally.Count("valid");
        tally.Require(text == sum.ToString(), $"A sequence with the sum {sum} was answered with {(int)response.StatusCode} '{text}'.");
    }

    /// <summary>A response of many items, of which all or some are read.</summary>
    private async Task ReadSequenceAsync()
    {
        var wanted = random.Next(2) == 0 ? int.MaxValue : random.Next(2_000);
        var count = 0;
        await foreach (var order in _client.GetFromFastSerAsAsyncEnumerable<Order>("/sequence"))
        {
            if (++count >= wanted)
            {
                break;
            }
        }

        tally.Count(wanted == int.MaxValue ? "valid" : "left early");
        tally.Require(count == Math.Min(wanted, 2_000) || (wanted == 0 && count == 1), $"{count} items came instead of {wanted}.");
    }

    private async Task SpoiledAsync(string path, string type, byte[] bytes)
    {
        using var request = Request(path, type, _bodies.Spoil(bytes));
        using var response = await _client.SendAsync(request);
        await response.Content.ReadAsByteArrayAsync();
        tally.Count($"spoiled {(int)response.StatusCode}");
        tally.Require(
            response.StatusCode is HttpStatusCode.OK or HttpStatusCode.BadRequest or HttpStatusCode.NoContent,
            $"A spoiled body of {path} was answered with {(int)response.StatusCode}.");
    }

    private async Task ExpectAsync(string name, string path, string type, byte[] body, HttpStatusCode expected)
    {
        using var request = Request(path, type, body);
        using var response = await _client.SendAsync(request);
        tally.Count(name);
        tally.Require(response.StatusCode == expected, $"{name}: {(int)response.StatusCode} instead of {(int)expected}.");
    }

    private async Task TooLargeAsync()
    {
        var order = new Order { Name = new string('x', LoadServer.MaxRequestSize + 1) };
        using var request = Request("/value", FastSerMediaTypes.Value, FastSerializer.Serialize(order));

        // The server closes it, and says so too late for a client that uses it again.
        request.Headers.ConnectionClose = true;
        try
        {
            using var response = await _client.SendAsync(request);
            tally.Require(response.StatusCode == HttpStatusCode.RequestEntityTooLarge, $"Too large: {(int)response.StatusCode}.");
        }
        catch (HttpRequestException exception) when (exception.InnerException is IOException)
        {
            // The server answers and closes while the body is still on its way.
        }

        tally.Count("too large");
    }

    /// <summary>A body that drips, and then may stop for good.</summary>
    private async Task VanishAsync()
    {
        var isSequence = random.Next(2) == 0;
        var body = isSequence ? _bodies.Sequence(out _) : FastSerializer.Serialize(_bodies.Order());
        using var connection = new TcpClient();
        await connection.ConnectAsync(address.Host, address.Port);
        var stream = connection.GetStream();
        var head = $"POST {(isSequence ? "/sequence" : random.Next(2) == 0 ? "/value" : "/mvc/value")} HTTP/1.1\r\nHost: {address.Authority}\r\n"
            + $"Content-Type: {(isSequence ? FastSerMediaTypes.Sequence : FastSerMediaTypes.Value)}\r\nContent-Length: {body.Length + 1}\r\n\r\n";
        await stream.WriteAsync(Encoding.ASCII.GetBytes(head));
        foreach (var piece in body.Chunk(Math.Max(1, body.Length / random.Next(1, 5))))
        {
            await stream.WriteAsync(piece);
            await Task.Delay(random.Next(5));
        }

        if (random.Next(2) == 0)
        {
            connection.Client.LingerState = new LingerOption(true, 0);
        }

        tally.Count("vanished");
    }

    private HttpRequestMessage Request(string path, string type, byte[] body) => new(HttpMethod.Post, path)
    {
        Content = new ByteArrayContent(body) { Headers = { ContentType = MediaTypeHeaderValue.Parse(type) } },
        Headers = { Accept = { new MediaTypeWithQualityHeaderValue(FastSerMediaTypes.Value) }, TransferEncodingChunked = random.Next(3) == 0 },
    };
}
