using System.Buffers;

namespace FastSer.Benchmarks;

/// <summary>
/// One system's calls for one type, each behind a delegate: that costs about 1 ns an operation, the same for every
/// system of the row. Write the delegates where the type is exact, so that no shared generic code is timed.
/// </summary>
/// <param name="Name">The candidate's name.</param>
/// <param name="Inputs">The row's inputs, or their twins.</param>
public sealed record Codec<T>(string Name, T[] Inputs)
{
    public Action<ArrayBufferWriter<byte>, T>? ToBuffer { get; init; }

    public Func<T, byte[]>? ToArray { get; init; }

    public Func<byte[], T>? Read { get; init; }

    public Action<Stream, T>? ToStream { get; init; }

    public Func<Stream, T>? FromStream { get; init; }

    /// <summary>Passes over a value; returns how many bytes it takes.</summary>
    public Func<byte[], int>? Skip { get; init; }

    /// <summary>The payload is compressed already, so compressed rows add nothing.</summary>
    public bool IsCompressed { get; init; }

    public DateFidelity Dates { get; init; }

    /// <summary>Gets whether it leaves out a part of the value, or could not write a null in its place.</summary>
    public bool IsPartial { get; init; }

    public string Note { get; init; } = "";

    /// <summary>The bytes of a value, by the shortest way that there is.</summary>
    public byte[] Encode(T value)
    {
        if (ToArray is not null)
            return ToArray(value);
        if (ToBuffer is not null)
        {
            var buffer = new ArrayBufferWriter<byte>();
            ToBuffer(buffer, value);
            return buffer.WrittenSpan.ToArray();
        }

        var stream = new MemoryStream();
        ToStream!(stream, value);
        return stream.ToArray();
    }

    public T Decode(byte[] bytes) => Read is not null
        ? Read(bytes)
        : FromStream!(new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true));
}
