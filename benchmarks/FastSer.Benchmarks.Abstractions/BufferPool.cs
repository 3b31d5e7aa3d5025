using System.Buffers;
using System.Collections.Concurrent;

namespace FastSer.Benchmarks;

/// <summary>The pool of suite 002: the first buffer starts empty and grows; giving it back zeroes what was written.</summary>
internal sealed class BufferPool
{
    private readonly ConcurrentBag<ArrayBufferWriter<byte>> _buffers = [];

    public ArrayBufferWriter<byte> Rent() => _buffers.TryTake(out var buffer) ? buffer : new ArrayBufferWriter<byte>();

    public void Return(ArrayBufferWriter<byte> buffer)
    {
        buffer.Clear();
        _buffers.Add(buffer);
    }
}
