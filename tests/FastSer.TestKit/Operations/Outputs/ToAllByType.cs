#pragma warning disable CA2263 // The calls by a Type are what is tested.
using System.Buffers;
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace FastSer.TestKit.Operations;

/// <summary>Every output, of a value whose type only a <see cref="Type"/> tells.</summary>
internal sealed class ToAllByType() : Operation("to every output by a Type")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        OperationException.ThrowIf(
            !FastSerializer.CanSerialize(typeof(T)) || !FastSerializer.CanSerialize<T>(), "no serializer is known");
        var expected = sample.Bytes;
        object? value = sample.Value;
        OperationException.ThrowIfDifferent(expected, FastSerializer.Serialize(typeof(T), value, sample.Options));
        OperationException.ThrowIf(
            FastSerializer.GetSize(typeof(T), value, sample.Options) != expected.Length, "the size is wrong");
        var output = new ArrayBufferWriter<byte>();
        FastSerializer.Serialize(output, typeof(T), value, sample.Options);
        OperationException.ThrowIfDifferent(expected, output.WrittenSpan);
        using (var pooled = FastSerializer.SerializePooled(typeof(T), value, sample.Options))
        {
            OperationException.ThrowIfDifferent(expected, pooled.Memory.Span);
        }

        CheckSpan(sample);
        CheckStreams(sample);
    }

    private static void CheckSpan<T>(Sample<T> sample)
    {
        var span = new byte[sample.Bytes.Length];
        OperationException.ThrowIf(
            !FastSerializer.TrySerialize(typeof(T), sample.Value, span, out var written, sample.Options)
                || written != span.Length,
            $"{written} bytes written of {span.Length}");
        OperationException.ThrowIfDifferent(sample.Bytes, span);
        OperationException.ThrowIf(
            span.Length > 0 && FastSerializer.TrySerialize(typeof(T), sample.Value, span.AsSpan(1), out _, sample.Options),
            "the value fits a span that is too short");
    }

    private static void CheckStreams<T>(Sample<T> sample)
    {
        var stream = new MemoryStream();
        FastSerializer.Serialize(stream, typeof(T), sample.Value, sample.Options);
        FastSerializer.SerializeAsync(stream, typeof(T), sample.Value, sample.Options).AsTask().GetAwaiter().GetResult();
        OperationException.ThrowIfDifferent([.. sample.Bytes, .. sample.Bytes], stream.ToArray());
#if NET9_0_OR_GREATER
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        FastSerializer.SerializeAsync(pipe.Writer, typeof(T), sample.Value, sample.Options).AsTask().GetAwaiter().GetResult();
        pipe.Writer.Complete();
        OperationException.ThrowIfDifferent(
            sample.Bytes, pipe.Reader.TryRead(out var result) ? result.Buffer.ToArray() : []);
#endif
    }
}
