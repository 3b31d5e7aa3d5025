using System.IO.Pipelines;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Long inputs, whole and damaged, give what the span gives, however they arrive.</summary>
internal static class ElementMutations
{
    public static void AssertSame<T>(byte[] bytes, FastSerializerOptions? options, Random random)
    {
        var expected = Outcome.Of(() => FastSerializer.Deserialize<T>(bytes, options));
        Assert(static (bytes, options, random) => FastSerializer.Deserialize<T>(new TrickleStream(bytes, random, 300_000), options));
        Assert(static (bytes, options, random) => FastSerializer.Deserialize<T>(new TrickleStream(bytes, random, 300_000, canSeek: true), options));
        Assert(static (bytes, options, random) =>
            Pump.Wait(() => FastSerializer.DeserializeAsync<T>(new TrickleStream(bytes, random, 2_000_000), options)));
        Assert(static (bytes, options, random) =>
        {
            var pipe = PipeReader.Create(new TrickleStream(bytes, random, 100_000), new StreamPipeReaderOptions(bufferSize: 200_000));
            return Pump.Wait(() => FastSerializer.DeserializeAsync<T>(pipe, options));
        });

        void Assert(Func<byte[], FastSerializerOptions?, Random, T> read) => expected.AssertSame(Outcome.Of(() => read(bytes, options, random)));
    }

    public static void AssertSameWhenDamaged<T>(T value, int changes)
    {
        var random = new Random(7);
        var bytes = FastSerializer.Serialize(value);
        Xunit.Assert.InRange(bytes.Length, 2_000_000, 20_000_000);
        AssertSame<T>(bytes, null, random);
        for (var i = 0; i < changes; i++)
        {
            var changed = (byte[])bytes.Clone();
            var at = random.Next(changed.Length);
            changed.AsSpan(at, random.Next(1, Math.Min(5, changed.Length - at + 1))).Fill((byte)random.Next(256));
            AssertSame<T>(changed, null, random);
            AssertSame<T>(bytes[..random.Next(bytes.Length)], null, random);
            AssertSame<T>(changed[..random.Next(at, bytes.Length)], null, random);
        }

        AssertSame<T>([255, .. BitConverter.GetBytes(int.MaxValue), .. bytes.AsSpan(5)], null, random);
        AssertSame<T>([255, .. BitConverter.GetBytes(3_000_000_000), .. bytes.AsSpan(5)], null, random);
        AssertSame<T>([255, .. BitConverter.GetBytes(BitConverter.ToInt32(bytes, 1) - 1), .. bytes.AsSpan(5)], null, random);
        AssertSame<T>([255, 0, 0, 0, 0, .. bytes.AsSpan(5)], null, random);
        AssertSame<T>([0, .. bytes.AsSpan(5)], null, random);
        AssertSame<T>([.. bytes, 0], null, random);
    }
}
