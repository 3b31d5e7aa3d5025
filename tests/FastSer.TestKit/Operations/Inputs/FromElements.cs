using FastSer.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>A list of values of any type that is read while it arrives gives what reading all of it gives.</summary>
/// <param name="reserves">The list keeps bytes for the elements to come.</param>
internal sealed class FromElements(bool reserves)
    : Operation($"from elements that are read while they arrive{(reserves ? ", with reservation" : "")}")
{
    private const int PrefixSize = sizeof(uint);

    public override void CheckValue<T>(Sample<T> sample)
    {
        var serializer = SerializerOf(sample);
        List<T> list = [sample.Value, sample.Value, sample.Value];
        Arrival.Check(serializer, serializer.ToArray(list, sample.Options), sample);
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var serializer = SerializerOf(damage.Origin);
        var front = serializer.ToArray([], damage.Options).AsSpan();
        var size = damage.Origin.HasFingerprint ? PrefixSize : 0;
        var good = damage.Origin.Bytes.AsSpan(size);
        var bad = damage.Bytes.AsSpan(Math.Min(size, damage.Bytes.Length));
        byte[] bytes = [.. front[..^1], (byte)damage.Random.Next(1, 9), .. good, .. bad, .. good, .. good];
        Arrival.Check(serializer, bytes, damage.Origin);
        Arrival.Check(serializer, bytes[..damage.Random.Next(bytes.Length)], damage.Origin);
    }

    private TypeSerializer<List<T>> SerializerOf<T>(Sample<T> sample) => new ElementsSerializer<T>(reserves).For(sample.Options);
}
