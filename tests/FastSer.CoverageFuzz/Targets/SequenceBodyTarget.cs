using FastSer.AspNetCore;
using FastSer.Http;
using Microsoft.AspNetCore.Http;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>Reads a body value by value, as a server and as a client: both get the same values, and the same error behind them.</summary>
internal sealed class SequenceBodyTarget : IFuzzTarget
{
    public string Name => "HTTP sequence";

    public IEnumerable<byte[]> CreateSeeds() => [WriteAll(SamplesOf(3)), WriteAll(SamplesOf(1)), []];

    public void Run(byte[] input)
    {
        var server = ReadAll(HostReads.Bind<FastSerSequence<TolerantOrder?>>(input, FastSerMediaTypes.Sequence)!);
        var client = ReadAll(HostReads.ContentOf(input, FastSerMediaTypes.Sequence).ReadFromFastSerAsAsyncEnumerable<TolerantOrder?>());
        OperationException.ThrowIf(server.Error != client.Error, $"{server.Error} by the server, {client.Error} by the client");
        OperationException.ThrowIfDifferent(WriteAll(server.Values), WriteAll(client.Values));
    }

    private static IEnumerable<TolerantOrder> SamplesOf(int count) =>
        TestCases.All.OfType<TestCase<TolerantOrder>>().First().CreateTypedSamples().Take(count);

    private static byte[] WriteAll(IEnumerable<TolerantOrder?> values)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream))
        {
            foreach (var value in values)
            {
                writer.Write(value);
            }
        }

        return stream.ToArray();
    }

    private static (List<TolerantOrder?> Values, FastSerErrorCode Error) ReadAll(IAsyncEnumerable<TolerantOrder?> items)
    {
        var values = new List<TolerantOrder?>();
        try
        {
            // All bytes are there: nothing waits.
            foreach (var item in items.ToBlockingEnumerable())
            {
                values.Add(item);
            }

            return (values, FastSerErrorCode.None);
        }
        catch (Exception exception) when (exception is FastSerException or BadHttpRequestException { InnerException: FastSerException })
        {
            return (values, (exception as FastSerException ?? (FastSerException)exception.InnerException!).Code);
        }
    }
}
