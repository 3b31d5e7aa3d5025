namespace FastSer.StreamBenchmarks;

/// <summary>A file with one value, deleted at the end; its name tells the kind.</summary>
internal sealed class MessageFile : IDisposable
{
    public MessageFile(string kind, int megabytes)
    {
        Path = System.IO.Path.Combine(System.IO.Path.GetTempPath(), $"fastser-{Guid.NewGuid():N}.{kind}");
        using var file = File.Create(Path);
        MessageKinds.Named(kind).Make(file, megabytes);
        Length = file.Length;
    }

    public string Path { get; }

    public long Length { get; }

    public void Dispose() => File.Delete(Path);
}
