using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.Cursors;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads the byte before a new object. If this returns false, nothing was read; otherwise the object's members follow.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool TryReadNew()
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        if (cursor != 1)
        {
            return false;
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return true;
    }

    /// <summary>Reads null, or the number of an object that was read before. The byte at the cursor has been checked.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadReference<T>()
        where T : class
    {
        if (_cursor == 0)
        {
            _cursor = ref Unaligned.At(ref _cursor, 1);
            return null;
        }

        if (_cursor != FastWriter.KnownObject)
        {
            Throw.InvalidPresence();
        }

        var id = PeekNumber(out var size);
        var value = _references?.Find(id);
        if (value is null || value.GetType() != typeof(T))
        {
            Throw.InvalidReference();
        }

        _cursor = ref Unaligned.At(ref _cursor, size);
        return (T)value;
    }

    /// <summary>Reads L behind the byte at the cursor without moving.</summary>
    private uint PeekNumber(out int size)
    {
        size = 2;
        if (Unaligned.Distance(ref _cursor, ref _limit) < size)
        {
            Fetch(size);
        }

        if (LengthCode.TryGetShort(ref Unaligned.At(ref _cursor, 1), out var number))
        {
            return number;
        }

        size = 1 + LengthCode.MaxSize;
        if (Unaligned.Distance(ref _cursor, ref _limit) < size)
        {
            Fetch(size);
        }

        if (!LengthCode.TryGetLong(ref Unaligned.At(ref _cursor, 1), out number))
        {
            Throw.InvalidLength();
        }

        return number;
    }

    /// <summary>Assigns the next number to an object, or to one that is still to be built (null), and returns the number.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public int AddReference(object? value) => (_references ??= ReferenceList.Take()).Add(value);

    /// <summary>Assigns the number that was reserved for it to the object that is built now.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void CompleteReference(int id, object value) => _references!.Complete(id, value);

    /// <summary>Returns the table of references. The reader must not be used any more.</summary>
    [MethodImpl(Jit.Inline)]
    internal void ReleaseReferences()
    {
        if (_references is { } references)
        {
            _references = null;
            references.Return();
        }
    }
}
