using ProGaudi.MsgPack.Light;

namespace FastSer.Benchmarks.Rivals;

/// <summary>Passes over one value.</summary>
internal sealed class SkipConverter<T> : IMsgPackConverter<T>
{
    public void Initialize(MsgPackContext context)
    {
    }

    public void Write(T value, IMsgPackWriter writer) => throw new NotSupportedException();

    public T Read(IMsgPackReader reader)
    {
        reader.SkipToken();
        return default!;
    }
}
