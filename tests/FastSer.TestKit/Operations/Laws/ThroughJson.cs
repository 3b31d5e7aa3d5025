namespace FastSer.TestKit.Operations;

/// <summary>Checks that the JSON of accepted bytes gives these bytes. JsonTests of the safety tests look at refused ones.</summary>
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
        }
    }
}
