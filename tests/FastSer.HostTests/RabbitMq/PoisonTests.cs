using System.Text;
using FastSer.RabbitMQ;

namespace FastSer.HostTests.RabbitMq;

/// <summary>Messages that cannot be read are set aside with their error, and the rest goes on.</summary>
[Collection(BrokerCollection.Name)]
public sealed class PoisonTests(Broker broker)
{
    private static readonly FastSerializerOptions s_options = FastSerConsumerOptions.Default.Serializer;

    [BrokerTheory]
    [InlineData("order", "application/json", null, 0, "ContentType", "None", -1)]
    [InlineData("order", null, null, 0, "ContentType", "None", -1)]
    [InlineData("order", "application/x-fastser-seq", null, 0, "ContentType", "None", -1)]
    [InlineData("order", "application/x-fastser", "gzip", 0, "ContentType", "None", -1)]
    [InlineData("System.IO.FileInfo", "application/x-fastser", null, 0, "Type", "None", -1)]
    [InlineData("FastSer.HostTests.Harness.Order", "application/x-fastser", null, 0, "Type", "None", -1)]
    [InlineData("Order", "application/x-fastser", null, 0, "Type", "None", -1)]
    [InlineData(null, "application/x-fastser", null, 0, "Type", "None", -1)]
    [InlineData("line", "application/x-fastser", null, 0, "Data", "FingerprintMismatch", 0)]
    [InlineData("order", "application/x-fastser", null, -2, "Data", "Truncated", 24)]
    [InlineData("order", "application/x-fastser", null, 2, "Data", "TrailingBytes", 26)]
    [InlineData("order", "application/x-fastser", null, 2_000, "Size", "None", -1)]
    public async Task PoisonBecomesADeadLetterWithItsError(
        string? type, string? contentType, string? encoding, int extra, string reason, string code, long offset)
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        await using var consumer = await desk.ConsumerAsync(options: new FastSerConsumerOptions { Logger = desk.Log, MaxBodySize = 1_000 });
        var whole = FastSerializer.Serialize(Samples.Order(1), s_options);
        byte[] body = extra < 0 ? whole[..(whole.Length + extra)] : [.. whole, .. new byte[extra]];
        var properties = Desk.Properties(type, contentType);
        properties.ContentEncoding = encoding;
        properties.MessageId = "m1";

        await desk.SendAsync(body, properties);
        var letter = await desk.DeadLetterAsync();
        await publisher.PublishAsync("", desk.Queue, Samples.Order(2));
        await Desk.UntilAsync(() => desk.Received.Count == 1);

        Assert.Equal(body, letter.Body.ToArray());
        Assert.Equal((type, contentType, encoding, "m1"), (
            letter.BasicProperties.Type, letter.BasicProperties.ContentType, letter.BasicProperties.ContentEncoding, letter.BasicProperties.MessageId));
        Assert.Equal((reason, code, $"{offset}", desk.Queue), (
            Desk.Header(letter, FastSerDeadLetterHeaders.Reason), Desk.Header(letter, FastSerDeadLetterHeaders.Error),
            Desk.Header(letter, FastSerDeadLetterHeaders.Offset), Desk.Header(letter, FastSerDeadLetterHeaders.Queue)));
        Assert.Equal((0u, 0u), await desk.CountAsync());
        Assert.Contains($"became a dead letter: {reason}, code {code}, offset {offset}", desk.Log.Text, StringComparison.Ordinal);
    }

    [BrokerFact]
    public async Task HeadersAndLogNameTheMemberAndNoContent()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();
        var order = new Order { Id = 1, Name = "secret", Lines = [new("hidden", 1)] };
        var body = FastSerializer.Serialize(order, s_options);
        body[body.AsSpan().IndexOf("hidden"u8) - 1] = 0x7E;

        await desk.SendAsync(body, Desk.Properties("order"));
        var letter = await desk.DeadLetterAsync();

        Assert.Equal("Lines[0].Sku", Desk.Header(letter, FastSerDeadLetterHeaders.Member));
        var said = desk.Log.Text + string.Concat(letter.BasicProperties.Headers!.Keys.Select(name => Desk.Header(letter, name)));
        Assert.DoesNotContain("secret", said, StringComparison.Ordinal);
        Assert.DoesNotContain("hidden", said, StringComparison.Ordinal);
    }

    [BrokerFact]
    public async Task ExceptionOfAConstructorIsAnErrorInTheData()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();
        var body = FastSerializer.Serialize(new Picky(1), s_options);
        body[^4..].AsSpan().Clear();
        body[^1] = 0x70;

        await desk.SendAsync(body, Desk.Properties("picky"));

        Assert.Equal(nameof(FastSerErrorCode.UserCode), Desk.Header(await desk.DeadLetterAsync(), FastSerDeadLetterHeaders.Error));
    }

    /// <summary>Headers that the broker acts on, that would not fit their frame again, or that speak for FastSer.</summary>
    [BrokerFact]
    public async Task HeadersOfTheSenderDoNoHarm()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();
        var properties = Desk.Properties("none");
        properties.UserId = "guest";
        properties.Expiration = "86400000";
        properties.Priority = 9;
        properties.Headers = new Dictionary<string, object?>
        {
            ["CC"] = new List<object?> { desk.Queue },
            ["large"] = new byte[120_000],
            ["nested"] = new Dictionary<string, object?> { ["x"] = new List<object?> { 1, "a", null } },
            ["kept"] = "yes",
            ["number"] = 5L,
            [FastSerDeadLetterHeaders.Error] = "forged",
            [FastSerDeadLetterHeaders.Offset] = "forged",
        };

        await desk.SendAsync([1], properties);
        var letter = await desk.DeadLetterAsync();

        Assert.Equal(("yes", "5", "None", "-1"), (
            Desk.Header(letter, "kept"), Desk.Header(letter, "number"),
            Desk.Header(letter, FastSerDeadLetterHeaders.Error), Desk.Header(letter, FastSerDeadLetterHeaders.Offset)));
        Assert.Equal(["kept", "number"], letter.BasicProperties.Headers!.Keys.Where(static name => !name.StartsWith("x-", StringComparison.Ordinal)).Order());
        Assert.False(letter.BasicProperties.IsUserIdPresent());
        Assert.False(letter.BasicProperties.IsExpirationPresent());

        // Its CC would bring the dead letter back into the queue.
        await Task.Delay(200);
        Assert.Equal((0u, 0u), await desk.CountAsync());
    }

    [BrokerFact]
    public async Task RandomBodiesAreHandledOrSetAside()
    {
        const int Count = 600;
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        await using var consumer = await desk.ConsumerAsync(options: new FastSerConsumerOptions { Concurrency = 4, Logger = desk.Log });
        var random = new Random(4711);
        var whole = FastSerializer.Serialize(Samples.Order(1), s_options);
        for (var i = 0; i < Count; i++)
        {
            var body = whole.ToArray();
            for (var change = random.Next(1, 4); change > 0; change--)
            {
                body[random.Next(4, body.Length)] = (byte)random.Next(256);
            }

            var name = random.Next(10) switch { 0 => "shape", 1 => Encoding.Latin1.GetString([(byte)random.Next(32, 127)]), _ => "order" };
            await desk.SendAsync(random.Next(10) == 0 ? body[..random.Next(body.Length)] : body, Desk.Properties(name));
        }

        await publisher.PublishAsync("", desk.Queue, new Line("last", 1));
        await Desk.UntilAsync(async () => desk.Received.Count + (await desk.CountAsync()).Dead == Count + 1);

        Assert.Contains(desk.Received, static message => message.Name == "line");
        Assert.InRange((await desk.CountAsync()).Dead, 100u, (uint)Count);
        Assert.False(consumer.Completion.IsCompleted);
    }
}
