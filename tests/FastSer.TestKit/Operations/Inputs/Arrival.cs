#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.TestKit.Operations;

/// <summary>Reads inputs as they arrive, with a buffer of a few bytes in place of one of a mebibyte.</summary>
public static class Arrival
{
    /// <summary>The ways in which an input arrives: a stream, a stream without blocking, a pipe.</summary>
#if NET9_0_OR_GREATER
    public const int Ways = 3;
#else
    public const int Ways = 2;
#endif

    /// <summary>Checks that an input gives the value, or the error, that reading all of it gives.</summary>
    public static void Check<TRoot, T>(TypeSerializer<TRoot> serializer, byte[] bytes, Sample<T> origin)
    {
        var expected = Outcome<TRoot>.Of(() => serializer.Parse(bytes, origin.Options));
        var actual = Outcome<TRoot>.Of(() => Read(serializer, bytes, origin.Options, origin.Random));
        OperationException.ThrowIfAny(expected.DifferenceTo(actual) is { } difference ? $"{difference} of {Convert.ToHexString(bytes)}" : null);
    }

    /// <summary>In any way, in parts of random sizes.</summary>
    public static T Read<T>(TypeSerializer<T> serializer, byte[] bytes, FastSerializerOptions? options, Random random) =>
        Read(serializer, bytes, options, random, random.Next(Ways), smallest: 1 << random.Next(8), longest: 1 + random.Next(40));

    /// <summary>In one of the ways.</summary>
    /// <param name="serializer">The serializer of the value.</param>
    /// <param name="bytes">The input.</param>
    /// <param name="options">The options of the call.</param>
    /// <param name="random">Where the sizes of the parts come from.</param>
    /// <param name="way">The number of the way.</param>
    /// <param name="smallest">How many bytes are held before elements are read.</param>
    /// <param name="longest">The length of the longest part.</param>
    /// <returns>The value.</returns>
    public static T Read<T>(
        TypeSerializer<T> serializer, byte[] bytes, FastSerializerOptions? options, Random random, int way, int smallest, int longest)
    {
        switch (way)
        {
            case 0:
                return serializer.ParseArriving(new TrickleStream(bytes, random, longest), options, known: 0, smallest);
            case 1:
                return Pump.Wait(() => serializer.ParseAsync(new TrickleStream(bytes, random, longest), options, default, smallest));
#if NET9_0_OR_GREATER
            default:
                var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0, readerScheduler: PipeScheduler.Inline));
                return Pump.Wait(async () =>
                {
                    var reading = serializer.ParseAsync(pipe.Reader, options, default, smallest).AsTask();
                    for (var i = 0; i < bytes.Length; i += longest)
                    {
                        await pipe.Writer.WriteAsync(bytes.AsMemory(i, Math.Min(longest, bytes.Length - i)));
                    }

                    await pipe.Writer.CompleteAsync();
                    return await reading;
                });
#else
            default:
                throw new ArgumentOutOfRangeException(nameof(way));
#endif
        }
    }
}
