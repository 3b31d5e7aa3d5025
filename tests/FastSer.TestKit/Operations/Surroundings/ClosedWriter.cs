using System.Buffers;

namespace FastSer.TestKit.Operations;

/// <summary>Fails as a closed connection would, after some calls.</summary>
internal sealed class ClosedWriter(int calls) : IBufferWriter<byte>
{
    private int _left = calls;

    public void Advance(int count)
    {
    }

    public Memory<byte> GetMemory(int sizeHint = 0) =>
        _left-- > 0 ? new byte[Math.Max(1, sizeHint)] : throw new IOException("closed");

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
