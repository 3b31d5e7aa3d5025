using System.Collections.Concurrent;
using System.Text.Json.Nodes;

namespace FastSer.TestKit.Operations;

/// <summary>
/// Checks that accepted bytes are written back as the very same bytes, unless it holds another version of a Tolerant type or a collection
/// that orders its elements itself (docs/wire-format.md, 6.3), or JSON, which is written without spaces and needless escapes.
/// </summary>
internal sealed class OneEncoding() : Operation("one encoding for each value")
{
    private static readonly ConcurrentDictionary<Type, bool> s_hasOwnOrder = new();
    private static readonly ConcurrentDictionary<Type, bool> s_hasOwnText = new();

    public override void CheckBytes<T>(Damage<T> damage)
    {
        if (!damage.Expected.HasValue)
        {
            return;
        }

        var value = damage.Expected.Value!;
        byte[] again;
        try
        {
            again = FastSerializer.Serialize(value, damage.Options);
        }
        catch (FastSerException exception) when (exception.Code == FastSerErrorCode.UnexpectedNull && Versions.CanDiffer(typeof(T)))
        {
            // A member that the writer did not have keeps what a constructor gave it: null there is found on write only (docs/types.md).
            return;
        }

        if (!again.AsSpan().SequenceEqual(damage.Bytes))
        {
            var isOwnOrder = again.Length == damage.Bytes.Length
                && s_hasOwnOrder.GetOrAdd(typeof(T), static type => ContainedTypes.Of(type).Any(CollectionItems.HasOwnOrder));
            var isOwnText = s_hasOwnText.GetOrAdd(
                typeof(T), static type => ContainedTypes.Of(type).Any(static part => typeof(JsonNode).IsAssignableFrom(part)));
            OperationException.ThrowIf(!isOwnOrder && !isOwnText && !Versions.CanDiffer(typeof(T)), "accepted, but written back as " + Convert.ToHexString(again));
            OperationException.ThrowIfAny(DeepEquality.FirstDifference(value, FastSerializer.Deserialize<T>(again, damage.Options)));
        }
    }
}
