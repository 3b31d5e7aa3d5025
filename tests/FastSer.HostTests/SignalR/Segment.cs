using System.Buffers;

namespace FastSer.HostTests.SignalR;

/// <summary>Memory in pieces.</summary>
internal sealed class Segment : ReadOnlySequenceSegment<byte>
{
    public static ReadOnlySequence<byte> Of(ReadOnlyMemory<byte> memory, int size)
    {
        var first = new Segment { Memory = memory[..Math.Min(size, memory.Length)] };
        var last = first;
        for (var start = last.Memory.Length; start < memory.Length; start += size)
        {
            var next = new Segment { Memory = memory.Slice(start, Math.Min(size, memory.Length - start)), RunningIndex = start };
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
