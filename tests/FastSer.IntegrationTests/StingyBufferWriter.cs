using System.Buffers;

namespace FastSer.IntegrationTests;

/// <summary>Hands out a new span of exactly the asked size each time, at least one byte.</summary>
internal sealed class StingyBufferWriter : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _current = [];

    public void Advance(int count)
    {
        Assert.InRange(count, 0, _current.Length);
        _written.AddRange(_current.AsSpan(0, count));
        _current = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => _current = new byte[Math.Max(1, sizeHint)];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public byte[] ToArray() => [.. _written];
}
