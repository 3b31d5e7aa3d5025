using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

// Sequences of integers and Booleans in the Compact format (docs/wire-format.md, integer sequences).
public ref partial struct FastWriter
{
    /// <summary>Writes an array of signed integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactSignedArray<T>(T[]? items)
        where T : unmanaged => WriteIntegers<T>(items, items is null, isSigned: true);

    /// <summary>Writes an array of unsigned integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUnsignedArray<T>(T[]? items)
        where T : unmanaged => WriteIntegers<T>(items, items is null, isSigned: false);

    /// <summary>Writes an array of Booleans, eight a byte.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactBooleanArray<T>(T[]? items)
        where T : unmanaged => WriteBooleans<T>(items, items is null);

    /// <summary>Writes a list of signed integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactSignedList<T>(List<T>? items)
        where T : unmanaged => WriteIntegers<T>(CollectionsMarshal.AsSpan(items), items is null, isSigned: true);

    /// <summary>Writes a list of unsigned integers of 16, 32 or 64 bits.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUnsignedList<T>(List<T>? items)
        where T : unmanaged => WriteIntegers<T>(CollectionsMarshal.AsSpan(items), items is null, isSigned: false);

    /// <summary>Writes a list of Booleans, eight a byte.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactBooleanList<T>(List<T>? items)
        where T : unmanaged => WriteBooleans<T>(CollectionsMarshal.AsSpan(items), items is null);

    /// <summary>Writes the signed integers of a multi-dimensional array in row order, without its header.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteCompactSignedItems<T>(Array items)
        where T : unmanaged => WriteIntegers<T>(MultiDimArrayCode.ItemsOf<T>(items), isSigned: true);

    /// <summary>Writes the unsigned integers of a multi-dimensional array in row order, without its header.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteCompactUnsignedItems<T>(Array items)
        where T : unmanaged => WriteIntegers<T>(MultiDimArrayCode.ItemsOf<T>(items), isSigned: false);

    [MethodImpl(Jit.Inline)]
    private void WriteIntegers<T>(ReadOnlySpan<T> items, bool isNull, bool isSigned)
        where T : unmanaged
    {
        if (isNull)
        {
            WriteNull();
            return;
        }

        WriteCount(items.Length);
        WriteIntegers(items, isSigned);
    }

    [MethodImpl(Jit.Inline)]
    private void WriteIntegers<T>(ReadOnlySpan<T> items, bool isSigned)
        where T : unmanaged
    {
        ref var source = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        if (Unsafe.SizeOf<T>() == sizeof(ushort))
        {
            WriteIntegerBlocks<ushort>(ref source, items.Length, isSigned);
        }
        else if (Unsafe.SizeOf<T>() == sizeof(uint))
        {
            WriteIntegerBlocks<uint>(ref source, items.Length, isSigned);
        }
        else
        {
            WriteIntegerBlocks<ulong>(ref source, items.Length, isSigned);
        }
    }

    private void WriteIntegerBlocks<T>(ref byte source, int count, bool isSigned)
        where T : unmanaged
    {
        for (var done = 0; done < count;)
        {
            var part = Math.Min(count - done, IntegerGroups<T>.BlockSize);
            var block = Reserve(IntegerGroups<T>.MaxSizeOf(part));
            _cursor = ref IntegerGroups<T>.PutBlock(
                ref block.Origin, ref Unaligned.At(ref source, ByteSize.Of<T>(done)), part, isSigned, GroupTables<T>.IsUsable);
            done += part;
        }
    }

    private void WriteBooleans<T>(ReadOnlySpan<T> items, bool isNull)
        where T : unmanaged
    {
        if (isNull)
        {
            WriteNull();
            return;
        }

        WriteCount(items.Length);
        ref var source = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        for (var done = 0; done < items.Length;)
        {
            var part = Math.Min(items.Length - done, MaxChunk);
            var block = Reserve(BooleanCode.ByteCount(part));
            BooleanCode.Put(ref block.Origin, ref Unaligned.At(ref source, done), part);
            Commit(block.Advance(BooleanCode.ByteCount(part)));
            done += part;
        }
    }
}
