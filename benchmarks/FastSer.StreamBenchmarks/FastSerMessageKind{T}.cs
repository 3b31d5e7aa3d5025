using System.IO.Pipelines;

namespace FastSer.StreamBenchmarks;

/// <summary>Messages of one type. The generator looks at names with this prefix.</summary>
/// <param name="make">Makes a value of so many megabytes.</param>
internal sealed class FastSerMessageKind<[FastSerRootParameter] T>(Func<int, T> make) : IMessageKind
    where T : class
{
    public void Make(Stream stream, int megabytes) => FastSerializer.Serialize(stream, make(megabytes));

    public object Read(Stream stream) => FastSerializer.Deserialize<T>(stream);

    public async Task<object?> ReadAsync(Stream stream) => await FastSerializer.DeserializeAsync<T>(stream);

    public async Task<object?> ReadAsync(PipeReader pipe) => await FastSerializer.DeserializeAsync<T>(pipe);

    public void Write(Stream stream, object value) => FastSerializer.Serialize(stream, (T)value);

    public ValueTask WriteAsync(Stream stream, object value) => FastSerializer.SerializeAsync(stream, (T)value);

    public ValueTask WriteAsync(PipeWriter pipe, object value) => FastSerializer.SerializeAsync(pipe, (T)value);
}
