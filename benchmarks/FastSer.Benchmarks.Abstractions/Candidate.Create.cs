using System.Buffers;

namespace FastSer.Benchmarks;

public sealed partial record Candidate
{
    /// <summary>A candidate whose operation leaves a new array in <see cref="Sink{T}"/>.</summary>
    public static Candidate ToArray(string name, Action<int> repeat, Func<byte[], object?> decode) => new(name)
    {
        Repeat = repeat,
        PayloadSize = () => Sink<byte[]>.Value!.Length,
        Result = () => decode(Sink<byte[]>.Value!),
    };

    /// <summary>A candidate whose operation rewinds the buffer and writes into it.</summary>
    public static Candidate ToBuffer(
        string name, ArrayBufferWriter<byte> buffer, Action<int> repeat, Func<byte[], object?> decode) =>
        ToBuffer(name, () => buffer, repeat, decode);

    /// <summary>A candidate whose operation writes into one of several buffers.</summary>
    /// <param name="name">The candidate's name.</param>
    /// <param name="latest">The buffer of the latest operation.</param>
    /// <param name="repeat">The loop.</param>
    /// <param name="decode">Reads the bytes back.</param>
    public static Candidate ToBuffer(
        string name, Func<ArrayBufferWriter<byte>> latest, Action<int> repeat, Func<byte[], object?> decode) =>
        new(name)
        {
            Repeat = repeat,
            PayloadSize = () => latest().WrittenCount,
            Result = () => decode(latest().WrittenSpan.ToArray()),
        };

    /// <summary>A candidate whose operation rewinds the stream and writes into it; the position is the end.</summary>
    public static Candidate ToStream(
        string name, MemoryStream stream, Action<int> repeat, Func<byte[], object?> decode) => new(name)
    {
        Repeat = repeat,
        PayloadSize = () => (int)stream.Position,
        Result = () => decode(stream.GetBuffer().AsSpan(0, (int)stream.Position).ToArray()),
    };

    /// <summary>A candidate whose operation reads a payload and leaves the value in <see cref="Sink{T}"/>.</summary>
    public static Candidate Reading<T>(string name, Payloads payloads, Action<int> repeat) => new(name)
    {
        Repeat = count => { payloads.Latest = (count - 1) % Row.InputCount; repeat(count); },
        PayloadSize = () => payloads.Arrays[payloads.Latest].Length,
        Result = () => Sink<T>.Value,
    };
}
