using System.Net;
using System.Net.Sockets;
using FastSer;

// A weather station and a server, as two tasks over TCP. The station sends its name and then readings; the server answers
// with a summary when the station has closed its side.
const int Readings = 200_000;

using var listener = new TcpListener(IPAddress.Loopback, 0);
listener.Start();
var server = ServeAsync(listener);
var summary = await ReportAsync((IPEndPoint)listener.LocalEndpoint);
await server;
Console.WriteLine($"{summary.Station}: {summary.Count} readings, {summary.Gusts} gusts, warmest {summary.Warmest:F1}.");

static async Task<Summary> ReportAsync(IPEndPoint address)
{
    using var client = new TcpClient();
    await client.ConnectAsync(address);
    var stream = client.GetStream();
    var options = new FastSerStreamOptions { LeaveOpen = true, Progress = new Percentage("sent", totalBytes: 2_800_000) };
    await using (var writer = new FastSerStreamWriter(stream, options))
    {
        await writer.WriteAsync(new Hello("Station 7", Version: 1));
        await writer.WriteAllAsync(MeasureAsync());
    }

    client.Client.Shutdown(SocketShutdown.Send);
    await using var reader = new FastSerStreamReader(stream);
    return await reader.ReadAsync<Summary>();
}

static async Task ServeAsync(TcpListener listener)
{
    using var client = await listener.AcceptTcpClientAsync();
    var stream = client.GetStream();
    await using var reader = new FastSerStreamReader(stream, new FastSerStreamOptions { LeaveOpen = true, MaxItemSize = 1000 });
    var hello = await reader.ReadAsync<Hello>();
    var (count, gusts, warmest) = (0, 0, double.MinValue);
    await foreach (var reading in reader.ReadAllAsync<Reading>())
    {
        count++;
        gusts += reading.Gust is null ? 0 : 1;
        warmest = Math.Max(warmest, reading.Temperature);
    }

    await using var writer = new FastSerStreamWriter(stream);
    await writer.WriteAsync(new Summary(hello.Station, count, gusts, warmest));
}

static async IAsyncEnumerable<Reading> MeasureAsync()
{
    for (var i = 0; i < Readings; i++)
    {
        if (i % 50_000 == 0)
        {
            await Task.Delay(10);
        }

        yield return new Reading(i, (i * 7 % 400) / 10.0, i % 100 == 0 ? new Gust(i % 360, 20.5f) : null);
    }
}

[FastSerType]
public partial record Hello(string Station, int Version);

[FastSerType]
public partial record Reading(int Number, double Temperature, Gust? Gust);

[FastSerType]
public partial record Gust(int Direction, float Speed);

[FastSerType]
public partial record Summary(string Station, int Count, int Gusts, double Warmest);

/// <summary>Prints the progress at each quarter.</summary>
internal sealed class Percentage(string what, long totalBytes) : IProgress<long>
{
    private long _quarter;

    public void Report(long value)
    {
        var quarter = Math.Min(4, value * 4 / totalBytes);
        if (quarter > _quarter)
        {
            _quarter = quarter;
            Console.WriteLine($"{25 * quarter} % {what}");
        }
    }
}
