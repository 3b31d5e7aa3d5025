using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a run of scalars with its header: L of the count + 1, then the elements as memory.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteScalarSpan<T>(ReadOnlySpan<T> items)
        where T : unmanaged => WriteScalarItems(items);

    /// <summary>Writes a run of structs of fixed size with its header: L of the count + 1, then the elements without gaps.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteValueSpan<T>(ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        WriteCount(items.Length);
        WriteValues(items);
    }

    /// <summary>Writes a sequence of scalars, segment by segment: the same bytes as of one array.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteScalarSequence<T>(in ReadOnlySequence<T> items)
        where T : unmanaged
    {
        var count = items.Length;
        if (count > Array.MaxLength)
        {
            Throw.ValueTooLarge();
        }

        WriteCount((int)count);
        foreach (var segment in items)
        {
            WriteScalars(segment.Span);
        }
    }
}
