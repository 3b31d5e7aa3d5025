using FastSer.CompilerServices;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>The checks of one root type.</summary>
/// <param name="make">Makes a collection of so many elements.</param>
internal sealed class RootCheck<T>(Func<int, T> make) : IRootCheck
{
    private const int MostForLies = 200_000;

    private static readonly TypeSerializer<T> s_serializer = SerializerCache<T>.Instance;

    private readonly Random _random = new(11);

    public void CheckWhole(int count)
    {
        var bytes = FastSerializer.Serialize(make(count));
        for (var way = 0; way < Arrival.Ways; way++)
        {
            Check(bytes, way, smallest: 1024 * 1024, longest: bytes.Length);
            Check(bytes, way, smallest: 4096, longest: 10_000);
            Check(bytes, way, smallest: 60, longest: way == 0 ? 1 : 64);
        }
    }

    public void CheckTruncated(int count)
    {
        var bytes = FastSerializer.Serialize(make(count));
        for (var length = 0; length < bytes.Length; length++)
        {
            CheckAll(bytes[..length]);
        }

        CheckAll(bytes);
        CheckAll([.. bytes, 0]);
        CheckAll([.. bytes, .. bytes]);
    }

    public void CheckBits(int count)
    {
        var bytes = FastSerializer.Serialize(make(count));
        for (var bit = 0; bit < bytes.Length * 8; bit++)
        {
            var changed = (byte[])bytes.Clone();
            changed[bit / 8] ^= (byte)(1 << (bit % 8));
            CheckAll(changed);
        }
    }

    public void CheckCounts(int count)
    {
        var items = FastSerializer.Serialize(make(count)).AsSpan(1);
        foreach (var header in new uint[] { 0, 254, 255, 1000, 70_000, int.MaxValue / 16, 0x7FFFFFC7, 0x7FFFFFC8, 0x7FFFFFC9, int.MaxValue, uint.MaxValue })
        {
            byte[] bytes = [255, .. BitConverter.GetBytes(header), .. items[..Math.Min(items.Length, 10)]];
            CheckAll(bytes);
            var before = GC.GetAllocatedBytesForCurrentThread();
            Outcome.Of(() => Arrival.Read(s_serializer, bytes, null, _random, way: 0, smallest: 4, longest: 4));
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, MostForLies);
        }

        for (var header = 0; header < 255; header++)
        {
            CheckAll([(byte)header, .. items]);
        }
    }

    private void CheckAll(byte[] bytes)
    {
        for (var way = 0; way < Arrival.Ways; way++)
        {
            Check(bytes, way, smallest: 1 << _random.Next(7), longest: 1 + _random.Next(20));
        }
    }

    private void Check(byte[] bytes, int way, int smallest, int longest)
    {
        var expected = Outcome.Of(() => s_serializer.Parse(bytes, null));
        var actual = Outcome.Of(() => Arrival.Read(s_serializer, bytes, null, _random, way, smallest, Math.Max(1, longest)));
        var front = Convert.ToHexString(bytes.AsSpan(0, Math.Min(bytes.Length, 200)));
        Assert.True(expected == actual, $"{expected} became {actual} in way {way}, {smallest}, {longest}: {front}");
    }
}
