#if NET9_0_OR_GREATER
using System.IO.Pipelines;

namespace FastSer.TestKit.Operations;

/// <summary>A pipe of segments of random length.</summary>
internal sealed class FromPipe(int longest) : InputOperation($"from a pipe of segments of up to {longest}")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        Pump.Wait(() => FastSerializer.DeserializeAsync<T>(PipeReader.Create(Cuts.Random(bytes, origin.Random, longest)), origin.Options));
}
#endif
