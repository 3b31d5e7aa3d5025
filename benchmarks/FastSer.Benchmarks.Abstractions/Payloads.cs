namespace FastSer.Benchmarks;

/// <summary>A system's own bytes for the inputs of a row; an input that occurs again shares its bytes.</summary>
public sealed class Payloads
{
    private Payloads(byte[][] arrays) => Arrays = arrays;

    public byte[][] Arrays { get; }

    /// <summary>The index of the payload that the latest operation read.</summary>
    internal int Latest { get; set; }

    public static Payloads Of<T>(T[] inputs, Func<T, byte[]> encode) => new(SharedMap.Of(inputs, encode));

    /// <summary>Readable streams over the payloads, for systems that read nothing else.</summary>
    public MemoryStream[] ToStreams() =>
        SharedMap.Of(Arrays, bytes => new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: true));
}
