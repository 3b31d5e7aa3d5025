using FastSer.RabbitMQ;
using RabbitMQ.Client;

namespace FastSer.HostTests.RabbitMq;

[Collection(BrokerCollection.Name)]
public sealed class PublishTests(Broker broker)
{
    [BrokerFact]
    public async Task MessageCarriesNameAndContentTypeAndIsPersistent()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        await publisher.PublishAsync("", desk.Queue, Samples.Order(7), static chosen =>
        {
            chosen.MessageId = "m7";
            chosen.Type = "another";
            chosen.ContentType = "text/plain";
        });

        var found = await desk.Channel.BasicGetAsync(desk.Queue, autoAck: true);

        Assert.NotNull(found);
        var properties = found.BasicProperties;
        Assert.Equal(("order", FastSerMessageTypes.ContentType, "m7"), (properties.Type, properties.ContentType, properties.MessageId));
        Assert.True(properties.Persistent);
        Assert.Equal(FastSerializer.Serialize(Samples.Order(7), FastSerPublisherOptions.Default.Serializer), found.Body.ToArray());
    }

    [BrokerFact]
    public async Task MessagesArriveAsTheirDeclaredTypes()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();
        await using var publisher = await desk.PublisherAsync();

        await publisher.PublishAsync("", desk.Queue, Samples.Order(1));
        await publisher.PublishAsync<IShape>("", desk.Queue, new Square(2));
        await publisher.PublishAsync("", desk.Queue, new Line("a", 3));
        await publisher.PublishAsync<Order?>("", desk.Queue, null);
        await Desk.UntilAsync(() => desk.Received.Count == 4);

        var messages = desk.Received.ToArray();
        Assert.Equal(["order", "shape", "line", "order"], messages.Select(static message => message.Name));
        Samples.AssertEqual(Samples.Order(1), (Order?)messages[0].Value);
        Assert.Equal(new Square(2), messages[1].Value);
        Assert.Equal(typeof(IShape), messages[1].DeclaredType);
        Assert.Equal(new Line("a", 3), messages[2].Value);
        Assert.Null(messages[3].Value);
        Assert.All(messages, static message => Assert.False(message.IsRedelivered));
    }

    [BrokerFact]
    public async Task CaseOfUnionIsNoMessage()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();

        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => publisher.PublishAsync("", desk.Queue, new Square(2)));

        Assert.Contains("PublishAsync<IShape>", error.Message, StringComparison.Ordinal);
        Assert.Equal((0u, 0u), await desk.CountAsync());
    }

    [BrokerFact]
    public async Task BatchArrivesWholeAndInOrder()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        await using var consumer = await desk.ConsumerAsync();

        var count = await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 3_000).Select(static id => new Line("x", id)));
        await Desk.UntilAsync(() => desk.Received.Count == 3_000);

        Assert.Equal(3_000, count);
        Assert.Equal(Enumerable.Range(0, 3_000), desk.Received.Select(static message => ((Line)message.Value!).Count));
    }

    [BrokerFact]
    public async Task BatchTellsWhichMessagesAreNotConfirmed()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync(new FastSerPublisherOptions { MaxBodySize = 100, BatchWindow = 3 });
        var lines = Enumerable.Range(0, 8).Select(static id => new Line(new string('x', id is 2 or 6 ? 200 : 1), id));

        var error = await Assert.ThrowsAsync<FastSerBatchException>(() => publisher.PublishBatchAsync("", desk.Queue, lines));

        Assert.Equal([2, 6], error.Failures.Select(static failure => failure.Index));
        Assert.Equal(6, error.Confirmed);
        Assert.Equal(6u, (await desk.CountAsync()).Ready);
    }

    [BrokerFact]
    public async Task UnroutableMessageIsReported()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();

        var error = await Assert.ThrowsAsync<FastSerPublishException>(() => publisher.PublishAsync("", "nowhere", Samples.Order(1)));

        Assert.True(error.IsUnroutable);
        Assert.Contains("'nowhere'", error.Message, StringComparison.Ordinal);
    }

    [BrokerFact]
    public async Task PublisherGoesOnAfterAnExchangeThatDoesNotExist()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();

        var error = await Assert.ThrowsAsync<FastSerPublishException>(() => publisher.PublishAsync("no-exchange", "x", Samples.Order(1)));
        await publisher.PublishAsync("", desk.Queue, Samples.Order(2));

        Assert.Contains("no-exchange", error.Message, StringComparison.Ordinal);
        Assert.Equal(1u, (await desk.CountAsync()).Ready);
    }

    [BrokerFact]
    public async Task ManyThreadsShareAPublisher()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();

        await Parallel.ForAsync(0, 400, new ParallelOptions { MaxDegreeOfParallelism = 8 }, async (id, stop) =>
            await publisher.PublishAsync("", desk.Queue, new Line("x", id), cancellationToken: stop));

        Assert.Equal(400u, (await desk.CountAsync()).Ready);
    }

    [BrokerFact]
    public async Task CancelledPublishDoesNotHarmTheNext()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() =>
            publisher.PublishAsync("", desk.Queue, Samples.Order(1), cancellationToken: new CancellationToken(canceled: true)));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() =>
            publisher.PublishBatchAsync("", desk.Queue, [Samples.Order(1)], cancellationToken: new CancellationToken(canceled: true)));
        await publisher.PublishAsync("", desk.Queue, Samples.Order(2));

        Assert.Equal(1u, (await desk.CountAsync()).Ready);
    }

    [BrokerFact]
    public async Task PublishesThatAreCancelledAtAnyTimeDoNotHarmTheNext()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        var cancelled = 0;

        await Parallel.ForAsync(0, 400, new ParallelOptions { MaxDegreeOfParallelism = 6 }, async (id, _) =>
        {
            using var stop = new CancellationTokenSource(TimeSpan.FromMilliseconds(id % 4));
            try
            {
                await publisher.PublishAsync("", desk.Queue, new Line(new string('x', 20_000), id), cancellationToken: stop.Token);
            }
            catch (OperationCanceledException)
            {
                Interlocked.Increment(ref cancelled);
            }
            catch (FastSerPublishException)
            {
            }
        });

        // Once it is confirmed, the broker has what was sent before it: nothing arrives behind the purge.
        await publisher.PublishAsync("", desk.Queue, new Line("last", 0));
        await desk.Channel.QueuePurgeAsync(desk.Queue);
        await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 300).Select(static id => new Line("x", id)));

        Assert.InRange(cancelled, 1, 400);
        Assert.Equal(300u, (await desk.CountAsync()).Ready);
    }

    [BrokerFact]
    public async Task OpeningTheNextChannelCanBeCancelledAtAnyTime()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        for (var i = 0; i < 60; i++)
        {
            // The broker closes the channel.
            await Assert.ThrowsAsync<FastSerPublishException>(() => publisher.PublishAsync("no such exchange", desk.Queue, new Line("x", i)));
            using var stop = new CancellationTokenSource(TimeSpan.FromMicroseconds(i * 50));
            await Record.ExceptionAsync(() => publisher.PublishAsync("", desk.Queue, new Line("may be cancelled", i), cancellationToken: stop.Token));

            await publisher.PublishAsync("", desk.Queue, new Line("x", i));
        }
    }

    [BrokerFact]
    public async Task DisposedPublisherSaysSo()
    {
        await using var desk = await Desk.OpenAsync(broker);
        var publisher = await desk.PublisherAsync();
        await publisher.DisposeAsync();
        await publisher.DisposeAsync();

        await Assert.ThrowsAsync<ObjectDisposedException>(() => publisher.PublishAsync("", desk.Queue, Samples.Order(1)));
    }

    [Fact]
    public void MapIsClosedAndUnambiguous()
    {
        var types = Desk.Types;

        Assert.Contains("'order'", Assert.Throws<ArgumentException>(() => types.Add<Order>("again")).Message, StringComparison.Ordinal);
        Assert.Contains("'order'", Assert.Throws<ArgumentException>(() => types.Add<Circle>("order")).Message, StringComparison.Ordinal);
        Assert.Contains("[FastSerType]", Assert.Throws<ArgumentException>(() => types.Add<Plain>("plain")).Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentException>(() => types.Add<Circle>(""));
        Assert.Throws<ArgumentException>(() => types.Add<Circle>(new string('é', 128)));
        types.Add<Circle>(new string('é', 127));
    }

    [BrokerFact]
    public async Task MapThatIsInUseDoesNotGrow()
    {
        await using var desk = await Desk.OpenAsync(broker);
        var types = Desk.Types;
        await using var publisher = await FastSerPublisher.OpenAsync(desk.Connection, types);

        Assert.Throws<InvalidOperationException>(() => types.Add<Circle>("circle"));
    }
}
