namespace FastSer.TestKit.Operations;

/// <summary>A stream that gives few bytes at a time.</summary>
internal sealed class FromStream(int longest, bool canSeek)
    : InputOperation($"from a stream of reads of up to {longest}, {(canSeek ? "of known" : "of unknown")} length")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        FastSerializer.Deserialize<T>(new TrickleStream(bytes, origin.Random, longest, canSeek), origin.Options);
}
