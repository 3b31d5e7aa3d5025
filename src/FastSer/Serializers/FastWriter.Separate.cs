using FastSer.CompilerServices;
using FastSer.Windows;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a value to another output before anything is written here. Its exceptions are this writer's to complete.</summary>
    internal void WriteSeparately<T>(PooledBuffer output, TypeSerializer<T> serializer, T value)
    {
        // The scratch buffer is lent: without it, the other output would allocate one.
        var hasScratch = _scratch is not null;
        Release();
        FastWriter writer = default;
        writer.StartOutput(output, _options);
        try
        {
            serializer.Write(ref writer, value);
            writer.Finish();
            output.Complete();
        }
        finally
        {
            writer.Release();
            if (hasScratch)
            {
                UseScratch(ScratchBuffer.Take());
            }
        }
    }
}
