#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.TestKit.Operations;

/// <summary>Reads inputs as they arrive, with a buffer of a few bytes in place of one of a mebibyte.</summary>
internal static class Arrival
{
    /// <summary>From a stream, with and without blocking, or a pipe.</summary>
    public static T Read<T>(TypeSerializer<T> serializer, byte[] bytes, FastSerializerOptions? options, Random random)
    {
        var smallest = 1 << random.Next(8);
        var longest = 1 + random.Next(40);
        switch (random.Next(3))
        {
            case 0:
                return serializer.ParseArriving(new TrickleStream(bytes, random, longest), options, capacity: 1, smallest);
#if NET9_0_OR_GREATER
            case 1:
                var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
                var reading = serializer.ParseAsync(pipe.Reader, options, default, smallest).AsTask();
                for (var i = 0; i < bytes.Length; i += longest)
                {
                    pipe.Writer.WriteAsync(bytes.AsMemory(i, Math.Min(longest, bytes.Length - i))).AsTask().GetAwaiter().GetResult();
                }

                pipe.Writer.Complete();
                return reading.GetAwaiter().GetResult();
#endif
            default:
                return serializer.ParseArrivingAsync(new TrickleStream(bytes, random, longest), options, capacity: 1, smallest, default)
                    .AsTask().GetAwaiter().GetResult();
        }
    }
}
