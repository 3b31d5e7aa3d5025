namespace FastSer.TestKit.Operations;

/// <summary>Populates an existing value.</summary>
internal sealed class IntoValue(IntoKind kind) : InputOperation($"Populate into {kind}")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin)
    {
        var value = kind switch
        {
            IntoKind.Equal => FastSerializer.Deserialize<T>(origin.Bytes, origin.Options),
            IntoKind.Other => FastSerializer.Deserialize<T>(origin.Other, origin.Options),
            _ => default!,
        };
        FastSerializer.Populate(bytes, ref value, origin.Options);
        return value;
    }
}
