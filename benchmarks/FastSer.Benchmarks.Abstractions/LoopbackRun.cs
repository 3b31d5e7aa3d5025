using System.Net;
using System.Net.Sockets;
using System.Runtime.ExceptionServices;

namespace FastSer.Benchmarks;

/// <summary>
/// A connection over the loopback interface: the calling thread writes passes over the items, a second thread reads
/// them. As in the source, both ends are buffered and the delay of small packets is left on.
/// </summary>
internal sealed class LoopbackRun<T> : IDisposable
{
    private static readonly TimeSpan s_longestRun = TimeSpan.FromMinutes(2);

    private readonly TcpClient _client = new();
    private readonly TcpClient _server;
    private readonly Action<T[]> _write;
    private readonly Action<T[]> _read;
    private readonly Action _flush;
    private readonly T[] _items;
    private readonly SemaphoreSlim _start = new(0);
    private readonly SemaphoreSlim _end = new(0);
    private int _passes;
    private ExceptionDispatchInfo? _failure;

    public LoopbackRun(ItemCodec<T> codec)
    {
        _items = codec.Items;
        Received = new T[_items.Length];
        using (var listener = new TcpListener(IPAddress.Loopback, 0))
        {
            listener.Start();
            _client.Connect((IPEndPoint)listener.LocalEndpoint);
            _server = listener.AcceptTcpClient();
        }

        (_write, _flush) = codec.Open(StreamOf(_client, codec));
        _read = codec.OpenReader(StreamOf(_server, codec));
        new Thread(ReadPasses) { IsBackground = true, Name = $"Loopback reader of {codec.Name}" }.Start();
    }

    /// <summary>The items of the latest pass.</summary>
    public T[] Received { get; }

    /// <summary>Writes that many passes and returns when the last item has been read.</summary>
    public void Send(int passes)
    {
        _failure?.Throw();
        _passes = passes;
        _start.Release();
        try
        {
            for (var i = 0; i < passes; i++)
                _write(_items);
            _flush();
        }
        catch (Exception) when (_failure is not null)
        {
            // The reader has closed the connection.
            _failure.Throw();
        }

        if (!_end.Wait(s_longestRun))
            throw new TimeoutException("The reader did not get all items.");
        _failure?.Throw();
    }

    public void Dispose()
    {
        _passes = 0;
        _start.Release();
        _client.Dispose();
        _server.Dispose();
    }

    private static Stream StreamOf(TcpClient client, ItemCodec<T> codec) =>
        codec.IsBuffered ? client.GetStream() : new BufferedStream(client.GetStream(), codec.ConnectionBuffer);

    private void ReadPasses()
    {
        while (true)
        {
            _start.Wait();
            if (_passes == 0)
                return;
            try
            {
                for (var i = _passes; i > 0; i--)
                    _read(Received);
            }
#pragma warning disable CA1031 // Whatever a system throws belongs to the thread that measures it.
            catch (Exception exception)
#pragma warning restore CA1031
            {
                _failure = ExceptionDispatchInfo.Capture(exception);

                // Nobody reads on, so a writer would wait for ever.
                _client.Dispose();
                _server.Dispose();
            }

            _end.Release();
        }
    }
}
