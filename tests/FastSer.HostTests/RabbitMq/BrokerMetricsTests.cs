using FastSer.HostTests.Observability;
using FastSer.RabbitMQ;

namespace FastSer.HostTests.RabbitMq;

[Collection(BrokerCollection.Name)]
public sealed class BrokerMetricsTests(Broker broker)
{
    [BrokerFact]
    public async Task MessagesAreCountedAtBothEnds()
    {
        await using var desk = await Desk.OpenAsync(broker);
        using var meters = new Meters(typeof(MeteredByBroker));
        var types = new FastSerMessageTypes().Add<MeteredByBroker>("metered");
        await using var publisher = await FastSerPublisher.OpenAsync(desk.Connection, types);
        var done = 0;
        await using var consumer = await FastSerConsumer.StartAsync(desk.Connection, desk.Queue, types, (_, _) =>
        {
            done++;
            return Task.CompletedTask;
        });

        await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 5).Select(static id => new MeteredByBroker(id, "x")));
        await desk.SendAsync([1, 2, 3], Desk.Properties("metered"));
        await desk.DeadLetterAsync();
        await Desk.UntilAsync(() => Volatile.Read(ref done) == 5);

        var size = 5 * FastSerializer.GetSize(new MeteredByBroker(0, "x"), FastSerPublisherOptions.Default.Serializer);
        Assert.Equal($"bytes read {size}; bytes write {size}; failures read Truncated 1; values read 5; values write 5", meters.Text);
    }
}
