using System.Buffers;

namespace FastSer.SafetyTests.Laws;

/// <summary>Memory in very many segments.</summary>
internal sealed class Segments : ReadOnlySequenceSegment<byte>
{
    private Segments(ReadOnlyMemory<byte> memory, long index) => (Memory, RunningIndex) = (memory, index);

    public static ReadOnlySequence<byte> Cut(byte[] bytes, int length)
    {
        var first = new Segments(default, 0);
        var last = first;
        for (var start = 0; start < bytes.Length; start += length)
        {
            var next = new Segments(bytes.AsMemory(start, Math.Min(length, bytes.Length - start)), start);
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
