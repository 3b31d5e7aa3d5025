using System.Text.Json;

namespace FastSer.TestKit.Operations;

/// <summary>Checks that the JSON of accepted bytes gives these bytes, and that other bytes have no JSON which would be accepted.</summary>
internal sealed class ThroughJson() : Operation("through JSON")
{
    public override void CheckValue<T>(Sample<T> sample)
    {
        var options = new FastSerJsonOptions { Serializer = sample.Options };
        OperationException.ThrowIfDifferent(sample.Bytes, FastSerializer.FromJson<T>(FastSerializer.ToJson<T>(sample.Bytes, options), options));
    }

    public override void CheckBytes<T>(Damage<T> damage)
    {
        var options = new FastSerJsonOptions { Serializer = damage.Options };
        if (damage.Expected.HasValue)
        {
            OperationException.ThrowIfDifferent(damage.Bytes, FastSerializer.FromJson<T>(FastSerializer.ToJson<T>(damage.Bytes, options), options));
            return;
        }

        try
        {
            var back = FastSerializer.FromJson<T>(FastSerializer.ToJson<T>(damage.Bytes, options), options);
            throw new OperationException($"refused, but accepted through JSON as {Convert.ToHexString(back)}");
        }
        catch (Exception exception) when (exception is FastSerException or JsonException)
        {
            // The bytes are refused by their form or by a rule of their type.
        }
    }
}
