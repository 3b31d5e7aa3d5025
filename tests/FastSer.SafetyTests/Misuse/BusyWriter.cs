using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A buffer writer of short spans whose calls are the user's code too.</summary>
internal sealed class BusyWriter : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _current = [];

    public byte[] ToArray() => [.. _written];

    public void Advance(int count)
    {
        Hook.At("buffer writer's advance");
        if (count > _current.Length)
        {
            throw new InvalidOperationException("More than was asked for.");
        }

        _written.AddRange(_current.AsSpan(0, count));
        _current = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Hook.At("buffer writer's memory");
        return _current = new byte[Math.Max(100, sizeHint)];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
