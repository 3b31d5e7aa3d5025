using System.Collections.Concurrent;

namespace FastSer.TestKit.Operations;

/// <summary>
/// What is accepted is written back as the very same bytes, unless it holds another version of a Tolerant type or a collection
/// that orders its elements itself (docs/wire-format.md, 6.3).
/// </summary>
internal sealed class OneEncoding() : Operation("one encoding for each value")
{
    private static readonly ConcurrentDictionary<Type, bool> s_hasOwnOrder = new();

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (!damage.Expected.HasValue)
        {
            return;
        }

        var value = damage.Expected.Value!;
        var again = FastSerializer.Serialize(value, damage.Options);
        if (!again.AsSpan().SequenceEqual(damage.Bytes))
        {
            var isOwnOrder = again.Length == damage.Bytes.Length
                && s_hasOwnOrder.GetOrAdd(typeof(T), static type => ContainedTypes.Of(type).Any(CollectionItems.HasOwnOrder));
            OperationException.ThrowIf(!isOwnOrder && !Versions.CanDiffer(typeof(T)), "accepted, but written back as " + Convert.ToHexString(again));
            OperationException.ThrowIfAny(DeepEquality.FirstDifference(value, FastSerializer.Deserialize<T>(again, damage.Options)));
        }
    }
}
