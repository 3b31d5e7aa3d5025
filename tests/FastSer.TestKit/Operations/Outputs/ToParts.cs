#if NET9_0_OR_GREATER
using System.Buffers;
using System.IO.Pipelines;
#endif
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.TestKit.Operations;

/// <summary>Lists and dictionaries of values of any type that are sent part by part have the bytes of the whole.</summary>
internal sealed class ToParts() : Operation("to a stream and a pipe, part by part")
{
    /// <summary>Longer values are many elements of their own.</summary>
    private const int MostBytes = 500;

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (sample.Bytes.Length > MostBytes)
        {
            return;
        }

        List<T> list = [.. Enumerable.Repeat(sample.Value, IncrementalWriter.LeastCount + 3)];
        var map = Enumerable.Range(0, list.Count).ToDictionary(static i => i, _ => sample.Value);
        Check(new ElementsSerializer<T>(reserves: false).For(sample.Options), list, sample);
        Check(new EntriesSerializer<T>().For(sample.Options), map, sample);
    }

    private static void Check<TRoot, T>(TypeSerializer<TRoot> serializer, TRoot value, Sample<T> sample)
    {
        var expected = serializer.ToArray(value, sample.Options);
        Check(serializer, value, sample, expected, partSize: 1);
        Check(serializer, value, sample, expected, 1 + sample.Random.Next(expected.Length));
    }

    private static void Check<TRoot, T>(TypeSerializer<TRoot> serializer, TRoot value, Sample<T> sample, byte[] expected, int partSize)
    {
        var stream = new MemoryStream();
        serializer.WriteToAsync(stream, value, sample.Options, default, partSize).AsTask().GetAwaiter().GetResult();
        OperationException.ThrowIfDifferent(expected, stream.ToArray());
#if NET9_0_OR_GREATER
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        serializer.WriteToAsync(pipe.Writer, value, sample.Options, default, partSize).AsTask().GetAwaiter().GetResult();
        pipe.Writer.Complete();
        OperationException.ThrowIfDifferent(expected, pipe.Reader.TryRead(out var result) ? result.Buffer.ToArray() : []);
#endif
    }
}
