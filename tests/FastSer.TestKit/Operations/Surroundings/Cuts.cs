using System.Buffers;

namespace FastSer.TestKit.Operations;

/// <summary>Cuts bytes into segments.</summary>
public static class Cuts
{
    /// <summary>Segments of random length, of at most <paramref name="longest"/> bytes, some of them empty.</summary>
    public static ReadOnlySequence<byte> Random(byte[] bytes, Random random, int longest)
    {
        var first = new Segment(default, 0);
        var last = first;
        for (var position = 0; position < bytes.Length;)
        {
            var count = Math.Min(random.Next(longest + 1), bytes.Length - position);
            last = last.Append(bytes.AsMemory(position, count));
            position += count;
        }

        last = last.Append(default);
        return new ReadOnlySequence<byte>(first, 0, last, 0);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long index)
        {
            Memory = memory;
            RunningIndex = index;
        }

        public Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
