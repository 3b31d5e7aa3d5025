namespace FastSer.Benchmarks;

/// <summary>Compresses the bytes of any system, for the compressed rows.</summary>
public interface IPickler
{
    byte[] Pickle(ReadOnlySpan<byte> bytes);

    byte[] Unpickle(byte[] bytes);
}
