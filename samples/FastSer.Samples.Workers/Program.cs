using System.Diagnostics;
using FastSer;
using FastSer.RabbitMQ;
using RabbitMQ.Client;

// One producer and several workers, each in its own process, share the jobs of a queue. One worker is killed while it works.
// The broker is at the address in FASTSER_AMQP, or on this machine: amqp://localhost.
const int JobCount = 3_000;
const int WorkerCount = 3;

var address = Environment.GetEnvironmentVariable("FASTSER_AMQP") ?? "amqp://localhost";
var types = new FastSerMessageTypes().Add<Job>("job").Add<JobDone>("job-done");
await using var connection = await new ConnectionFactory { Uri = new Uri(address) }.CreateConnectionAsync();

switch (args)
{
    case ["producer", var jobs]:
        await ProduceAsync(jobs);
        break;
    case ["worker", var name, var jobs, var results]:
        await WorkAsync(name, jobs, results);
        break;
    default:
        await WatchAsync($"jobs-{Environment.ProcessId}", $"results-{Environment.ProcessId}");
        break;
}

// Publishes all jobs, and publishes again those that the broker has not confirmed.
async Task ProduceAsync(string jobs)
{
    await using var publisher = await FastSerPublisher.OpenAsync(connection, types);
    Job[] open = [.. Enumerable.Range(0, JobCount).Select(static id => new Job(id, $"Job {id}"))];
    while (open.Length > 0)
    {
        try
        {
            await publisher.PublishBatchAsync("", jobs, open, static (job, properties) => properties.MessageId = $"job-{job.Id}");
            open = [];
        }
        catch (FastSerBatchException error)
        {
            open = [.. error.Failures.Select(failure => open[failure.Index])];
        }
    }
}

// Does jobs until its input ends. A job is acknowledged when the broker has confirmed its result.
async Task WorkAsync(string name, string jobs, string results)
{
    await using var publisher = await FastSerPublisher.OpenAsync(connection, types);
    var options = new FastSerConsumerOptions { Prefetch = 20, Concurrency = 4 };
    await using var consumer = await FastSerConsumer.StartAsync(connection, jobs, types, DoAsync, options);
    while (await Console.In.ReadLineAsync() is not null)
    {
    }

    async Task DoAsync(FastSerMessage message, CancellationToken stop)
    {
        var job = (Job)message.Value!;
        await Task.Delay(1, stop);
        await publisher.PublishAsync("", results, new JobDone(job.Id, name, message.IsRedelivered), cancellationToken: stop);
    }
}

// Starts the producer and the workers, kills one worker, and counts the results.
async Task WatchAsync(string jobs, string results)
{
    await FastSerConsumer.DeclareQueuesAsync(connection, jobs);
    await FastSerConsumer.DeclareQueuesAsync(connection, results);
    var done = new List<JobDone>();
    var consumer = await FastSerConsumer.StartAsync(connection, results, types, (message, _) =>
    {
        lock (done)
        {
            done.Add((JobDone)message.Value!);
        }

        return Task.CompletedTask;
    });

    var workers = Enumerable.Range(1, WorkerCount).Select(number => Run("worker", $"{number}", jobs, results)).ToList();
    using var producer = Run("producer", jobs);
    await UntilAsync(() => done.Count >= JobCount / 3);
    workers[0].Kill();
    workers.Add(Run("worker", $"{WorkerCount + 1}", jobs, results));
    await UntilAsync(() => done.DistinctBy(static one => one.Id).Count() == JobCount);

    // All processes have ended: the queue now contains all results.
    foreach (var worker in workers)
    {
        worker.StandardInput.Close();
        await worker.WaitForExitAsync();
        worker.Dispose();
    }

    await producer.WaitForExitAsync();
    await using var channel = await connection.CreateChannelAsync();
    var open = await channel.MessageCountAsync(jobs);
    while (await channel.MessageCountAsync(results) > 0)
    {
        await Task.Delay(50);
    }

    await consumer.DisposeAsync();
    var dead = await channel.MessageCountAsync(jobs + ".dead") + await channel.MessageCountAsync(results + ".dead");
    Report(done, open, dead);
    foreach (var queue in (string[])[jobs, results])
    {
        await channel.QueueDeleteAsync(queue, ifUnused: false, ifEmpty: false);
        await channel.QueueDeleteAsync(queue + ".dead", ifUnused: false, ifEmpty: false);
    }

    Task UntilAsync(Func<bool> isTrue) => Task.Run(async () =>
    {
        var clock = Stopwatch.StartNew();
        while (true)
        {
            lock (done)
            {
                if (isTrue())
                {
                    return;
                }
            }

            if (clock.Elapsed > TimeSpan.FromMinutes(2))
            {
                throw new TimeoutException($"{done.Count} results of {JobCount} jobs after {clock.Elapsed}.");
            }

            await Task.Delay(20);
        }
    });
}

// The broker delivers each job at least once, and marks jobs that it delivers again. A job that was done twice must have that mark.
static void Report(List<JobDone> done, uint open, uint dead)
{
    var byJob = done.GroupBy(static one => one.Id).ToArray();
    var twice = byJob.Where(static job => job.Count() > 1).ToArray();
    var unmarked = twice.Count(static job => job.Count(static one => !one.IsRedelivered) > 1);
    foreach (var worker in done.GroupBy(static one => one.Worker).OrderBy(static worker => worker.Key))
    {
        Console.WriteLine($"Worker {worker.Key}: {worker.Count()} jobs, {worker.Count(static one => one.IsRedelivered)} of them delivered again.");
    }

    Console.WriteLine($"Done twice, because a worker was killed before it acknowledged: {twice.Length}. In the queue: {open}. Dead letters: {dead}.");
    Console.WriteLine($"{byJob.Length} jobs: {JobCount - byJob.Length} lost, {unmarked} doubled without a mark.");
}

static Process Run(params string[] arguments) =>
    Process.Start(new ProcessStartInfo(Environment.ProcessPath!, arguments) { RedirectStandardInput = true })!;

[FastSerType(Format = WireFormat.Tolerant)]
public partial record Job([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string Text);

[FastSerType(Format = WireFormat.Tolerant)]
public partial record JobDone(
    [property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string Worker, [property: FastSerMember(2)] bool IsRedelivered);
