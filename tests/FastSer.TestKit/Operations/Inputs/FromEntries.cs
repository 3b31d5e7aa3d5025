using FastSer.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>A dictionary with values of any type that is read while it arrives gives what reading all of it gives.</summary>
internal sealed class FromEntries() : Operation("from entries that are read while they arrive")
{
    private const int PrefixSize = sizeof(uint);

    public override void CheckValue<T>(Sample<T> sample)
    {
        var serializer = SerializerOf(sample);
        Dictionary<int, T> map = new() { [5] = sample.Value, [-1] = sample.Value, [6] = sample.Value };
        Arrival.Check(serializer, serializer.ToArray(map, sample.Options), sample);
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var serializer = SerializerOf(damage.Origin);
        var front = serializer.ToArray([], damage.Options).AsSpan();
        var size = damage.Origin.HasFingerprint ? PrefixSize : 0;
        var good = damage.Origin.Bytes.AsSpan(size);
        var bad = damage.Bytes.AsSpan(Math.Min(size, damage.Bytes.Length));
        byte[] bytes =
        [
            .. front[..^1], (byte)damage.Random.Next(1, 8), .. Key(damage.Random), .. good, .. Key(damage.Random), .. bad,
            .. Key(damage.Random), .. good, .. Key(damage.Random), .. good,
        ];
        Arrival.Check(serializer, bytes, damage.Origin);
        Arrival.Check(serializer, bytes[..damage.Random.Next(bytes.Length)], damage.Origin);
    }

    /// <summary>Of few keys: some are there twice.</summary>
    private static byte[] Key(Random random) => BitConverter.GetBytes(random.Next(8));

    private static TypeSerializer<Dictionary<int, T>> SerializerOf<T>(Sample<T> sample) => new EntriesSerializer<T>().For(sample.Options);
}
