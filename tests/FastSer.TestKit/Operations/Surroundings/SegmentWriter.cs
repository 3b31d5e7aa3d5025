using System.Buffers;

namespace FastSer.TestKit.Operations;

/// <summary>Gives memory with bytes of an earlier owner in it, and takes what it was told of and no more.</summary>
internal sealed class SegmentWriter(SegmentKind kind) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private Memory<byte> _current;

    public void Advance(int count)
    {
        OperationException.ThrowIf(count < 0 || count > _current.Length, "advanced past the end");
        _written.AddRange(_current.Span[..count]);
        _current = kind == SegmentKind.Minimal ? _current[count..] : default;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        var size = Math.Max(1, sizeHint) + (kind == SegmentKind.Long ? 100 : 0);
        if (kind != SegmentKind.Minimal || _current.Length < size)
        {
            var memory = new byte[kind == SegmentKind.Minimal ? size + 1 : size];
            Array.Fill(memory, (byte)0xCD);
            _current = memory;
        }

        return _current[..size];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public byte[] ToArray() => [.. _written];
}
