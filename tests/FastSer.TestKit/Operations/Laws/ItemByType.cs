#pragma warning disable CA2263 // The calls by a Type are what is tested.
namespace FastSer.TestKit.Operations;

/// <summary>Items of a message sequence that a <see cref="Type"/> tells are those of the generic calls.</summary>
internal sealed class ItemByType() : Operation("an item of a sequence by a Type")
{
    private static readonly FastSerStreamOptions s_options = new() { LeaveOpen = true, BufferSize = 256 };

    public override void CheckValue<T>(Sample<T> sample)
    {
        if (sample.HasFingerprint)
        {
            return;
        }

        var options = new FastSerStreamOptions { LeaveOpen = true, BufferSize = 256, Serializer = sample.Options };
        var expected = Written(options, writer =>
        {
            writer.Write(sample.Value);
            writer.Write(sample.Value);
        });
        OperationException.ThrowIfDifferent(expected, Written(options, writer =>
        {
            writer.Write(typeof(T), sample.Value);
            Wait(writer.WriteAsync(typeof(T), sample.Value));
        }));
        OperationException.ThrowIfDifferent(
            expected, Written(options, writer => writer.WriteAll(typeof(T), (object?[])[sample.Value, sample.Value])));

        using var reader = ReaderOf(expected, sample);
        OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, (T)reader.Read(typeof(T))!));
        OperationException.ThrowIf(reader.BytesRead != expected.Length / 2, $"{reader.BytesRead} bytes read of {expected.Length / 2}");
        OperationException.ThrowIfAny(DeepEquality.FirstDifference(sample.Value, (T)Pump.Wait(() => reader.ReadAsync(typeof(T)))!));
        OperationException.ThrowIf(reader.TryRead(typeof(T), out var more) || more is not null, "there is an item more");
    }

    /// <summary>As the asynchronous generic call, which has no way of its own for small items: both go through the same code.</summary>
    public override void CheckBytes<T>(Damage<T> damage)
    {
        var expected = Outcome<T>.Of(() => Pump.Wait(() => ReaderOf(damage.Bytes).ReadAsync<T>()));
        OperationException.ThrowIfAny(expected.DifferenceTo(Outcome<T>.Of(() => (T)ReaderOf(damage.Bytes).Read(typeof(T))!)));
        OperationException.ThrowIfAny(
            expected.DifferenceTo(Outcome<T>.Of(() => (T)Pump.Wait(() => ReaderOf(damage.Bytes).ReadAsync(typeof(T)))!)));
    }

    private static byte[] Written(FastSerStreamOptions options, Action<FastSerStreamWriter> write)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            write(writer);
        }

        return stream.ToArray();
    }

    private static FastSerStreamReader ReaderOf<T>(byte[] bytes, Sample<T> origin) =>
        new(new TrickleStream(bytes, origin.Random, 30), new FastSerStreamOptions { BufferSize = 256, Serializer = origin.Options });

    private static FastSerStreamReader ReaderOf(byte[] bytes) => new(new MemoryStream(bytes), s_options);

    private static void Wait(ValueTask task) => task.AsTask().GetAwaiter().GetResult();
}
