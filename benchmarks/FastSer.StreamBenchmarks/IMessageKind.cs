using System.IO.Pipelines;

namespace FastSer.StreamBenchmarks;

/// <summary>A kind of message, with the calls that read and write it.</summary>
internal interface IMessageKind
{
    void Make(Stream stream, int megabytes);

    object Read(Stream stream);

    Task<object?> ReadAsync(Stream stream);

    Task<object?> ReadAsync(PipeReader pipe);

    void Write(Stream stream, object value);

    ValueTask WriteAsync(Stream stream, object value);

    ValueTask WriteAsync(PipeWriter pipe, object value);
}
