using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.FastSerSystem;

internal sealed partial class FastSerAdapter : IProcessProbe
{
    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => FastSerializer.Serialize(output, (LogFile)value);

    public object Read(Stream input) => FastSerializer.Deserialize<LogFile>(input);
}
