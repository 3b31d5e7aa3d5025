using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.IO;

namespace FastSer.CompilerServices;

/// <summary>The serializer of an annotated class whose members are all of fixed size or strings.</summary>
/// <typeparam name="T">The annotated class.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BoundedFormatter<T> : FastSerFormatter<T>
    where T : class, IFastSerializableBounded<T>
{
    /// <inheritdoc/>
    public override WireShape Shape => WireShape.Of<T>();

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override void Write(ref FastWriter writer, T value) => T.Write(ref writer, value);

    /// <inheritdoc/>
    [MethodImpl(Jit.Inline)]
    public override T Read(ref FastReader reader) => T.Read(ref reader)!;

    /// <inheritdoc/>
    public override T ReadInto(ref FastReader reader, T value) => T.ReadInto(ref reader, value)!;

    /// <summary>Most items fit the buffer: then they need no writer of their own.</summary>
    internal override void WriteItem(FrameOutput output, T value, FastSerializerOptions? options, bool mayBlock)
    {
        var framing = Framing;
        if (value is null || !output.TryBegin(framing, out var block, out var limit))
        {
            base.WriteItem(output, value!, options, mayBlock);
            return;
        }

        try
        {
            if (output.TryEnd(framing, T.TryPut(block, limit, value)))
            {
                return;
            }
        }
        catch (Exception exception)
        {
            output.Cancel();
            default(FastWriter).Abandon(exception);
            throw;
        }

        base.WriteItem(output, value, options, mayBlock);
    }
}
