namespace FastSer.TestKit.Operations;

/// <summary>A stream that is read without blocking.</summary>
internal sealed class FromStreamAsync(int longest) : InputOperation($"from a stream of reads of up to {longest}, asynchronously")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        Pump.Wait(() => FastSerializer.DeserializeAsync<T>(new TrickleStream(bytes, origin.Random, longest), origin.Options));
}
