using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Packing;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes an array of structs of fixed size: L of the count + 1, then the elements without gaps.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteValueArray<T>(T[]? items)
        where T : struct, IFastSerializableValue<T>
    {
        if (items is null)
        {
            WriteNull();
            return;
        }

        WriteCount(items.Length);
        WriteValues<T>(items);
    }

    /// <summary>Writes a list of structs of fixed size: L of the count + 1, then the elements without gaps.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteValueList<T>(List<T>? items)
        where T : struct, IFastSerializableValue<T>
    {
        if (items is null)
        {
            WriteNull();
            return;
        }

        var span = CollectionsMarshal.AsSpan(items);
        WriteCount(span.Length);
        WriteValues<T>(span);
        CheckCount(span.Length, items.Count);
    }

    internal void WriteValues<T>(ReadOnlySpan<T> items)
        where T : struct, IFastSerializableValue<T>
    {
        while (!items.IsEmpty)
        {
            var room = (int)(Unaligned.Distance(ref _cursor, ref _limit) / T.Size);
            if (room == 0)
            {
                Refill(RefillSize(ByteSize.Of(items.Length, T.Size), T.Size));
                continue;
            }

            var count = Math.Min(room, items.Length);
            PackedValues.Write(ref _cursor, items[..count]);
            _cursor = ref Unaligned.At(ref _cursor, ByteSize.Of(count, T.Size));
            items = items[count..];
        }
    }
}
