using System.Buffers;
using System.Runtime.InteropServices;

namespace FastSer.SafetyTests.GuardPages;

/// <summary>Inputs between forbidden pages, whole or in pieces; where there are no such pages, in arrays.</summary>
internal sealed class GuardedSegments : IDisposable
{
    private const int MostPieces = 5;

    private readonly GuardedMemory[] _memories;

    public GuardedSegments(int capacity) => _memories = OperatingSystem.IsLinux()
        ? [.. Enumerable.Range(0, MostPieces).Select(_ => new GuardedMemory(capacity))]
        : [];

    public void Dispose() => Array.ForEach(_memories, static memory => memory.Dispose());

    public ReadOnlySpan<byte> AtEnd(byte[] input) => Put(0, input, atEnd: true).Span;

    public ReadOnlySpan<byte> AtStart(byte[] input) => Put(0, input, atEnd: false).Span;

    /// <summary>The input in so many pieces of about equal length, each at one end of a memory of its own.</summary>
    public ReadOnlySequence<byte> Cut(byte[] input, int pieces)
    {
        var length = (input.Length + pieces - 1) / pieces;
        var first = new Segment(default, 0);
        var last = first;
        for (var i = 0; i < pieces; i++)
        {
            var start = Math.Min(i * length, input.Length);
            last = last.Append(Put(i, input.AsSpan(start, Math.Min(length, input.Length - start)),
                atEnd: (i & 1) == 0));
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private Memory<byte> Put(int number, ReadOnlySpan<byte> bytes, bool atEnd)
    {
        if (_memories.Length == 0)
        {
            return bytes.ToArray();
        }

        var memory = _memories[number];
        var place = atEnd ? memory.AtEnd(bytes.Length) : memory.AtStart(bytes.Length);
        bytes.CopyTo(place);
        return new Manager(memory, atEnd, bytes.Length).Memory;
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

    private sealed unsafe class Manager(GuardedMemory memory, bool atEnd, int length) : MemoryManager<byte>
    {
        public override Span<byte> GetSpan() => atEnd ? memory.AtEnd(length) : memory.AtStart(length);

        public override MemoryHandle Pin(int elementIndex = 0) =>
            new((byte*)System.Runtime.CompilerServices.Unsafe.AsPointer(ref MemoryMarshal.GetReference(GetSpan())) + elementIndex);

        public override void Unpin()
        {
        }

        protected override void Dispose(bool disposing)
        {
        }
    }
}
