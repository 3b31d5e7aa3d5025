using System.Buffers;

namespace FastSer.Tests.Api;

/// <summary>Returns exactly as much as it is asked for, in a fresh array each time.</summary>
internal sealed class FreshSegmentWriter(int extra) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _current = [];

    public int Requests { get; private set; }

    public byte[] Written => [.. _written];

    public void Advance(int count) => _written.AddRange(_current.AsSpan(0, count));

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Requests++;
        _current = new byte[sizeHint + extra];
        _current.AsSpan().Fill(0xCD);
        return _current;
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}

/// <summary>Breaks the contract: the span is one byte shorter than asked for.</summary>
internal sealed class ShortWriter : IBufferWriter<byte>
{
    public void Advance(int count)
    {
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => new byte[sizeHint - 1];

    public Span<byte> GetSpan(int sizeHint = 0) => new byte[sizeHint - 1];
}

/// <summary>Fails as a closed connection would.</summary>
internal sealed class ClosedWriter : IBufferWriter<byte>
{
    public void Advance(int count) => throw new IOException();

    public Memory<byte> GetMemory(int sizeHint = 0) => throw new IOException();

    public Span<byte> GetSpan(int sizeHint = 0) => throw new IOException();
}
