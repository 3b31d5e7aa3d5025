using FastSer.RabbitMQ;
using RabbitMQ.Client.Exceptions;

namespace FastSer.HostTests.RabbitMq;

[Collection(BrokerCollection.Name)]
public sealed class ConsumeTests(Broker broker)
{
    [BrokerFact]
    public async Task MessageOfAConsumerThatIsDisposedGoesToTheNext()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        var started = new TaskCompletionSource();
        var first = await desk.ConsumerAsync(async (_, stop) =>
        {
            started.TrySetResult();
            await Task.Delay(Timeout.Infinite, stop);
        });
        await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 10).Select(static id => new Line("x", id)));
        await started.Task.WaitAsync(TimeSpan.FromSeconds(30));

        await first.DisposeAsync();
        await using var second = await desk.ConsumerAsync();
        await Desk.UntilAsync(() => desk.Received.Count == 10);

        Assert.Equal(Enumerable.Range(0, 10), desk.Received.Select(static message => ((Line)message.Value!).Count));
        Assert.True(desk.Received.First().IsRedelivered);
        Assert.True(first.Completion.IsCompletedSuccessfully);
        await first.DisposeAsync();
    }

    [BrokerFact]
    public async Task HandlerThatEndsWhileDisposingIsAcknowledged()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        var started = new TaskCompletionSource();
        var consumer = await desk.ConsumerAsync(async (_, stop) =>
        {
            started.TrySetResult();
            await Task.Delay(Timeout.Infinite, stop).ContinueWith(static _ => { }, TaskScheduler.Default);
        });
        await publisher.PublishAsync("", desk.Queue, Samples.Order(1));
        await started.Task.WaitAsync(TimeSpan.FromSeconds(30));

        await consumer.DisposeAsync();

        Assert.Equal((0u, 0u), await desk.CountAsync());
    }

    [BrokerFact]
    public async Task MessageThatFailsTwiceIsADeadLetter()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        var calls = 0;
        await using var consumer = await desk.ConsumerAsync((message, _) =>
        {
            calls++;
            throw new InvalidOperationException("secret");
        });

        await publisher.PublishAsync("", desk.Queue, Samples.Order(1));
        var letter = await desk.DeadLetterAsync();

        Assert.Equal(2, calls);
        Assert.Equal(("Handler", "System.InvalidOperationException"), (
            Desk.Header(letter, FastSerDeadLetterHeaders.Reason), Desk.Header(letter, FastSerDeadLetterHeaders.Exception)));
        Assert.DoesNotContain("secret", desk.Log.Text, StringComparison.Ordinal);
        Assert.Contains("The handler of 'order'", desk.Log.Text, StringComparison.Ordinal);
    }

    [BrokerFact]
    public async Task MessageThatSucceedsTheSecondTimeIsDone()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        var redelivered = new TaskCompletionSource<bool>();
        await using var consumer = await desk.ConsumerAsync((message, _) =>
        {
            if (!message.IsRedelivered)
            {
                throw new TimeoutException();
            }

            redelivered.TrySetResult(true);
            return Task.CompletedTask;
        });

        await publisher.PublishAsync("", desk.Queue, Samples.Order(1));

        Assert.True(await redelivered.Task.WaitAsync(TimeSpan.FromSeconds(30)));
        await consumer.DisposeAsync();
        Assert.Equal((0u, 0u), await desk.CountAsync());
    }

    [BrokerFact]
    public async Task PrefetchAndConcurrencyLimitWhatIsOnItsWay()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var publisher = await desk.PublisherAsync();
        await publisher.PublishBatchAsync("", desk.Queue, Enumerable.Range(0, 50).Select(static id => new Line("x", id)));
        var release = new TaskCompletionSource();
        var running = 0;
        await using var consumer = await desk.ConsumerAsync(
            async (_, _) =>
            {
                Interlocked.Increment(ref running);
                await release.Task;
            },
            new FastSerConsumerOptions { Prefetch = 7, Concurrency = 3 });

        await Desk.UntilAsync(() => Volatile.Read(ref running) == 3);
        await Desk.UntilAsync(async () => (await desk.CountAsync()).Ready <= 43);
        await Task.Delay(200);

        Assert.Equal(3, Volatile.Read(ref running));
        Assert.Equal(43u, (await desk.CountAsync()).Ready);
        release.SetResult();
        await Desk.UntilAsync(() => Volatile.Read(ref running) == 50);
    }

    [BrokerFact]
    public async Task ConsumerOfADeletedQueueSaysSo()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();

        await desk.Channel.QueueDeleteAsync(desk.Queue, ifUnused: false, ifEmpty: false);

        var error = await Assert.ThrowsAsync<InvalidOperationException>(() => consumer.Completion.WaitAsync(TimeSpan.FromSeconds(30)));
        Assert.Contains(desk.Queue, error.Message, StringComparison.Ordinal);
    }

    [BrokerFact]
    public async Task QueueOfDeadLettersMustExist()
    {
        await using var desk = await Desk.OpenAsync(broker);

        await Assert.ThrowsAsync<OperationInterruptedException>(() =>
            desk.ConsumerAsync(options: new FastSerConsumerOptions { DeadLetterQueue = "not-declared" }));
    }

    [BrokerFact]
    public async Task PoisonWithoutAQueueForItIsKept()
    {
        await using var desk = await Desk.OpenAsync(broker);
        await using var consumer = await desk.ConsumerAsync();
        await desk.Channel.QueueDeleteAsync(desk.Queue + ".dead", ifUnused: false, ifEmpty: false);
        await desk.SendAsync([1], Desk.Properties("none"));
        await Desk.UntilAsync(() => desk.Log.Text.Contains("could not become a dead letter", StringComparison.Ordinal));

        await FastSerConsumer.DeclareQueuesAsync(desk.Connection, desk.Queue);

        Assert.Equal([1], (await desk.DeadLetterAsync()).Body.ToArray());
    }
}
