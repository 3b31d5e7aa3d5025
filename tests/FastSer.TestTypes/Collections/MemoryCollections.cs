using System.Buffers;

namespace FastSer.TestTypes;

/// <summary>Memory, which has no null, and segments, which do.</summary>
[FastSerType(View = true)]
public partial class MemoryCollections
{
    public Memory<byte> Bytes { get; set; }
    public ReadOnlyMemory<byte> ReadOnlyBytes { get; set; }
    public ReadOnlyMemory<bool> Booleans { get; set; }
    public Memory<string?> Strings { get; set; }
    public ArraySegment<byte> Segment { get; set; }
    public ArraySegment<Leaf?> Objects { get; set; }
    public ReadOnlySequence<byte> Sequence { get; set; }
    public ReadOnlySequence<int> Numbers { get; set; }
    public ReadOnlyMemory<IntThenDateTime> Structs { get; set; }
}
