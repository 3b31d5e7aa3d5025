namespace FastSer.Benchmarks;

/// <summary>For systems that read from memory only.</summary>
public static class WholeFile
{
    public static byte[] Read(Stream input)
    {
        var bytes = new byte[input.Length];
        input.ReadExactly(bytes);
        return bytes;
    }
}
