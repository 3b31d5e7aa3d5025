namespace FastSer.CoverageFuzz.Targets;

/// <summary>Decompresses bytes, with a limit on the content.</summary>
internal sealed class CompressedTarget(FastSerCompressionAlgorithm algorithm) : IFuzzTarget
{
    private const int MaxSize = 100_000;

    public string Name => $"decompress: {algorithm}";

    public IEnumerable<byte[]> CreateSeeds() => ((int[])[0, 1, 10, 300, 3000]).Select(size =>
        FastSerCompression.Compress(Enumerable.Range(0, size).Select(static i => (byte)(i % 7)).ToArray(), algorithm));

    public void Run(byte[] input)
    {
        try
        {
            var content = FastSerCompression.Decompress(input, MaxSize);
            if (content.Length > MaxSize)
            {
                throw new InvalidDataException($"{content.Length} bytes of content");
            }
        }
        catch (FastSerException)
        {
        }
    }
}
