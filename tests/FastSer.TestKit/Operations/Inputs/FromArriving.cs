using FastSer.CompilerServices;

namespace FastSer.TestKit.Operations;

/// <summary>An input that is read while it arrives, which collections are element by element.</summary>
internal sealed class FromArriving() : InputOperation("from an input that is read while it arrives")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        Arrival.Read(SerializerCache<T>.Instance.For(origin.Options), bytes, origin.Options, origin.Random);
}
