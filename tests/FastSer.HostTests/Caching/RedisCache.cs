using System.Buffers;
using System.Globalization;
using System.IO.Pipelines;
using System.Net.Sockets;
using System.Text;
using Microsoft.Extensions.Caching.Distributed;

namespace FastSer.HostTests.Caching;

/// <summary>A client of redis with as much as a cache needs: one connection, one command at a time, values without arrays.</summary>
internal sealed class RedisCache : IBufferDistributedCache, IDisposable
{
    private readonly SemaphoreSlim _one = new(1);
    private readonly TcpClient _connection = new() { NoDelay = true };
    private readonly PipeReader _input;
    private readonly PipeWriter _output;

    public RedisCache(int port)
    {
        _connection.Connect("127.0.0.1", port);
        _input = PipeReader.Create(_connection.GetStream());
        _output = PipeWriter.Create(_connection.GetStream());
    }

    public async ValueTask<bool> TryGetAsync(string key, IBufferWriter<byte> destination, CancellationToken token = default) =>
        await CallAsync(destination, token, Word("GET"), Word(key));

    public async ValueTask SetAsync(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options, CancellationToken token = default)
    {
        if (options.SlidingExpiration is not null)
        {
            throw new NotSupportedException("Entries expire at a fixed time.");
        }

        var life = options.AbsoluteExpirationRelativeToNow ?? options.AbsoluteExpiration - DateTimeOffset.UtcNow;
        ReadOnlySequence<byte>[] expiry = life is { } time ? [Word("PX"), Word(((long)time.TotalMilliseconds).ToString(CultureInfo.InvariantCulture))] : [];
        await CallAsync(null, token, [Word("SET"), Word(key), value, .. expiry]);
    }

    public async Task<byte[]?> GetAsync(string key, CancellationToken token = default)
    {
        var value = new ArrayBufferWriter<byte>();
        return await TryGetAsync(key, value, token) ? value.WrittenSpan.ToArray() : null;
    }

    public Task SetAsync(string key, byte[] value, DistributedCacheEntryOptions options, CancellationToken token = default) =>
        SetAsync(key, new ReadOnlySequence<byte>(value), options, token).AsTask();

    public Task RemoveAsync(string key, CancellationToken token = default) => CallAsync(null, token, Word("DEL"), Word(key));

    public Task RefreshAsync(string key, CancellationToken token = default) => Task.CompletedTask;

    public byte[]? Get(string key) => GetAsync(key).GetAwaiter().GetResult();

    public bool TryGet(string key, IBufferWriter<byte> destination) => TryGetAsync(key, destination).AsTask().GetAwaiter().GetResult();

    public void Set(string key, byte[] value, DistributedCacheEntryOptions options) => SetAsync(key, value, options).GetAwaiter().GetResult();

    public void Set(string key, ReadOnlySequence<byte> value, DistributedCacheEntryOptions options) =>
        SetAsync(key, value, options).AsTask().GetAwaiter().GetResult();

    public void Remove(string key) => RemoveAsync(key).GetAwaiter().GetResult();

    public void Refresh(string key) => _ = key;

    public void Dispose()
    {
        _connection.Dispose();
        _one.Dispose();
    }

    private static ReadOnlySequence<byte> Word(string text) => new(Encoding.UTF8.GetBytes(text));

    /// <summary>Sends a command and reads its answer; false if there is none.</summary>
    private async Task<bool> CallAsync(IBufferWriter<byte>? destination, CancellationToken token, params ReadOnlySequence<byte>[] words)
    {
        await _one.WaitAsync(token);
        try
        {
            _output.Write(Encoding.ASCII.GetBytes($"*{words.Length}\r\n"));
            foreach (var word in words)
            {
                _output.Write(Encoding.ASCII.GetBytes($"${word.Length}\r\n"));
                foreach (var piece in word)
                {
                    _output.Write(piece.Span);
                }

                _output.Write("\r\n"u8);
            }

            await _output.FlushAsync(token);
            return await AnswerAsync(destination, token);
        }
        finally
        {
            _one.Release();
        }
    }

    private async Task<bool> AnswerAsync(IBufferWriter<byte>? destination, CancellationToken token)
    {
        var line = await LineAsync(token);
        if (line[0] == '-')
        {
            throw new IOException(line);
        }

        if (line[0] != '$' || line == "$-1")
        {
            return line[0] != '$';
        }

        for (var rest = long.Parse(line[1..], CultureInfo.InvariantCulture); rest > 0;)
        {
            var read = await _input.ReadAsync(token);
            var part = read.Buffer.Slice(0, Math.Min(rest, read.Buffer.Length));
            foreach (var piece in part)
            {
                destination?.Write(piece.Span);
            }

            rest -= part.Length;
            _input.AdvanceTo(part.End);
        }

        return await LineAsync(token) is "";
    }

    private async Task<string> LineAsync(CancellationToken token)
    {
        while (true)
        {
            var read = await _input.ReadAsync(token);
            if (read.Buffer.PositionOf((byte)'\n') is { } end)
            {
                var line = Encoding.ASCII.GetString(read.Buffer.Slice(0, end)).TrimEnd('\r');
                _input.AdvanceTo(read.Buffer.GetPosition(1, end));
                return line;
            }

            _input.AdvanceTo(read.Buffer.Start, read.Buffer.End);
            if (read.IsCompleted)
            {
                throw new EndOfStreamException("The server closed the connection.");
            }
        }
    }
}
