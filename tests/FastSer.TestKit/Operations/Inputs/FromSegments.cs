namespace FastSer.TestKit.Operations;

/// <summary>A sequence of segments of random length.</summary>
internal sealed class FromSegments(int longest) : InputOperation($"from segments of up to {longest}")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        FastSerializer.Deserialize<T>(Cuts.Random(bytes, origin.Random, longest), origin.Options);
}
