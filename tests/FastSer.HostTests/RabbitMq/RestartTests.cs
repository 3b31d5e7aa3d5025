using System.Collections.Concurrent;
using FastSer.RabbitMQ;

namespace FastSer.HostTests.RabbitMq;

/// <summary>The broker is killed and comes back: what it has confirmed is there.</summary>
[Collection(BrokerCollection.Name)]
public sealed class RestartTests(Broker broker)
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(90);

    [BrokerFact(isDeep: true)]
    public async Task ConfirmedMessagesOutliveTheBrokerAndPublisherAndConsumerGoOn()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync(new FastSerPublisherOptions { ConfirmTimeout = TimeSpan.FromSeconds(10) });
        var received = new ConcurrentDictionary<int, int>();
        await using var consumer = await desk.ConsumerAsync(async (message, stop) =>
        {
            await Task.Delay(1, stop);
            received.AddOrUpdate(((Line)message.Value!).Count, 1, static (_, count) => count + 1);
        });
        var confirmed = new ConcurrentQueue<int>();
        var failed = 0;
        using var stop = new CancellationTokenSource(s_limit);
        var publishing = Task.Run(async () =>
        {
            for (var id = 0; failed == 0 || confirmed.Count < 1_000 + failed; id++)
            {
                try
                {
                    await publisher.PublishAsync("", desk.Queue, new Line("x", id), cancellationToken: stop.Token);
                    confirmed.Enqueue(id);
                }
                catch (FastSerPublishException)
                {
                    failed++;
                    await Task.Delay(100, stop.Token);
                }
            }
        });
        await Desk.UntilAsync(() => confirmed.Count > 300);

        broker.Kill();
        broker.Restart();
        await publishing.WaitAsync(s_limit);
        await Desk.UntilAsync(() => confirmed.All(received.ContainsKey));

        Assert.True(failed > 0, "The broker was not away.");
        Assert.False(consumer.Completion.IsCompleted);
    }

    /// <summary>Nothing that was given to a publisher stays without an answer.</summary>
    [BrokerFact(isDeep: true)]
    public async Task MessagesThatAreOnTheirWayGetAnAnswer()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync(new FastSerPublisherOptions { ConfirmTimeout = TimeSpan.FromSeconds(20) });
        var confirmed = 0;
        var batches = Enumerable.Range(0, 4).Select(async part =>
        {
            var failures = 0;
            for (var round = 0; failures == 0; round++)
            {
                try
                {
                    confirmed += await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 500).Select(id => new Line("x", id)));
                }
                catch (FastSerBatchException error)
                {
                    Assert.All(error.Failures, static failure => Assert.IsType<FastSerPublishException>(failure.Error));
                    failures += error.Failures.Count;
                }
            }

            return failures;
        }).ToArray();
        await Desk.UntilAsync(() => confirmed > 0);

        broker.Kill();
        try
        {
            var failures = await Task.WhenAll(batches).WaitAsync(s_limit);
            Assert.All(failures, static count => Assert.InRange(count, 1, int.MaxValue));
        }
        finally
        {
            broker.Restart();
        }
    }
}
