using System.Buffers;

namespace FastSer.SafetyTests.Stack;

/// <summary>The calls with a value of one type.</summary>
/// <param name="make">Makes the value.</param>
/// <param name="options">With what it is written and read.</param>
internal sealed class StackScenario<T>(Func<T> make, FastSerializerOptions? options = null) : StackScenario
{
    private readonly T _value = make();
    private byte[] _bytes = [];
    private byte[] _items = [];

    protected override void Prepare()
    {
        _bytes = FastSerializer.Serialize(_value, options);
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true, Serializer = options }))
        {
            writer.Write(_value);
        }

        _items = stream.ToArray();
        foreach (var (_, call) in Calls())
        {
            Try(call);
        }
    }

    protected override IEnumerable<(string Name, Action Call)> Calls() =>
    [
        ("write", () => FastSerializer.Serialize(_value, options)),
        ("write to a buffer writer", () => FastSerializer.Serialize(new ArrayBufferWriter<byte>(), _value, options)),
        ("write to a stream", () => FastSerializer.Serialize(new MemoryStream(), _value, options)),
        ("write an item", () => Items().Write(_value)),
        ("size", () => FastSerializer.GetSize(_value, options)),
        ("read", () => FastSerializer.Deserialize<T>(_bytes, options)),
        ("read a sequence", () => FastSerializer.Deserialize<T>(Sequence(), options)),
        ("read a stream", () => FastSerializer.Deserialize<T>(new MemoryStream(_bytes), options)),
        ("read an item", () => new FastSerStreamReader(new MemoryStream(_items), ItemOptions()).Read<T>()),
        ("populate", Populate),
        ("skip", () => FastSerializer.Skip<T>(_bytes, options)),
        ("read what is cut off", () => FastSerializer.Deserialize<T>(_bytes.AsSpan(0, _bytes.Length - 1), options)),
        ("skip what is cut off", () => FastSerializer.Skip<T>(_bytes.AsSpan(0, _bytes.Length - 1), options)),
    ];

    private FastSerStreamOptions ItemOptions() => new() { Serializer = options };

    private FastSerStreamWriter Items() => new(new MemoryStream(), ItemOptions());

    private void Populate()
    {
        var value = _value;
        FastSerializer.Populate(_bytes, ref value, options);
    }

    private ReadOnlySequence<byte> Sequence()
    {
        var first = new Piece(_bytes.AsMemory(0, _bytes.Length / 2), 0);
        var last = first.Append(_bytes.AsMemory(_bytes.Length / 2));
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long index)
        {
            Memory = memory;
            RunningIndex = index;
        }

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
