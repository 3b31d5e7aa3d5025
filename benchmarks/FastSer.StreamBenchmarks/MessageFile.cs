namespace FastSer.StreamBenchmarks;

/// <summary>A file with one list, deleted at the end; its name tells the kind of elements.</summary>
internal sealed class MessageFile : IDisposable
{
    public MessageFile(string kind, int megabytes)
    {
        Path = System.IO.Path.Combine(System.IO.Path.GetTempPath(), $"fastser-{Guid.NewGuid():N}.{kind}");
        using var file = File.Create(Path);
        if (Trade.IsKindOf(Path))
        {
            FastSerializer.Serialize(file, Trade.Make(megabytes * 1_000_000 / Trade.Size));
        }
        else
        {
            var numbers = new long[megabytes * 1_000_000 / sizeof(long)];
            new Random(1).NextBytes(System.Runtime.InteropServices.MemoryMarshal.AsBytes(numbers.AsSpan()));
            FastSerializer.Serialize(file, numbers);
        }

        Length = file.Length;
    }

    public string Path { get; }

    public long Length { get; }

    public void Dispose() => File.Delete(Path);
}
