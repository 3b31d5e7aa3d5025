#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;

namespace FastSer.TestKit.Operations;

/// <summary>A pipe of short segments.</summary>
internal sealed class ToPipe() : OutputOperation("to a pipe")
{
    protected override byte[] Write<T>(Sample<T> sample)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0, minimumSegmentSize: 1));
        FastSerializer.SerializeAsync(pipe.Writer, sample.Value, sample.Options).AsTask().GetAwaiter().GetResult();
        pipe.Writer.Complete();
        return pipe.Reader.TryRead(out var result) ? result.Buffer.ToArray() : [];
    }
}
#endif
