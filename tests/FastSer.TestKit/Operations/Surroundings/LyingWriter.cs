using System.Buffers;

namespace FastSer.TestKit.Operations;

/// <summary>Breaks the contract: what it gives is one byte shorter than asked for.</summary>
internal sealed class LyingWriter : IBufferWriter<byte>
{
    public void Advance(int count)
    {
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => new byte[Math.Max(0, sizeHint - 1)];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
