using System.Buffers;

namespace FastSer.Windows;

/// <summary>A window on memory in several segments, empty ones included.</summary>
internal sealed class SequenceWindow(in ReadOnlySequence<byte> data, int bufferSize = InputWindow.UsualSize)
    : InputWindow(data.Length, bufferSize)
{
    private readonly ReadOnlySequence<byte> _data = data;
    private SequencePosition _next = data.Start;
    private ReadOnlyMemory<byte> _segment;

    protected override int Read(Span<byte> destination)
    {
        while (_segment.IsEmpty)
        {
            if (!_data.TryGet(ref _next, out _segment))
            {
                return 0;
            }
        }

        var count = Math.Min(destination.Length, _segment.Length);
        _segment.Span[..count].CopyTo(destination);
        _segment = _segment[count..];
        return count;
    }
}
