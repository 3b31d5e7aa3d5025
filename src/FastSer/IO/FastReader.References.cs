using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.IO;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads the byte before a new object.</summary>
    /// <returns>Whether an object's members follow; if not, nothing is read.</returns>
    [MethodImpl(Jit.Inline)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool TryReadNew()
    {
        ref var cursor = ref _cursor;
        if (!Unsafe.IsAddressLessThan(ref cursor, ref _limit) || cursor != 1)
        {
            return false;
        }

        _cursor = ref Raw.At(ref cursor, 1);
        return true;
    }

    /// <summary>Reads null, or the number of an object that was read before.</summary>
    /// <typeparam name="T">The type of the object.</typeparam>
    /// <returns>The object or null.</returns>
    /// <exception cref="FastSerException">There is no such object, or it is of another type or not complete.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadReference<T>()
        where T : class
    {
        ref var start = ref _cursor;
        if (!Unsafe.IsAddressLessThan(ref start, ref _limit))
        {
            Throw.Truncated();
        }

        var header = start;
        if (header is not (0 or FastWriter.KnownObject))
        {
            Throw.InvalidPresence();
        }

        _cursor = ref Raw.At(ref start, 1);
        if (header == 0)
        {
            return null;
        }

        var value = _references?.Find(ReadLength());
        if (value is null || value.GetType() != typeof(T))
        {
            _cursor = ref start;
            Throw.InvalidReference();
        }

        return (T)value;
    }

    /// <summary>Gives an object the next number.</summary>
    /// <param name="value">The object; null where it is still to be built.</param>
    /// <returns>The number.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public int AddReference(object? value) => (_references ??= ReferenceList.Take()).Add(value);

    /// <summary>Gives the object that is built now the number that was kept for it.</summary>
    /// <param name="id">The number.</param>
    /// <param name="value">The object.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void CompleteReference(int id, object value) => _references!.Complete(id, value);

    /// <summary>Gives back what was taken for references. The reader must not be used any more.</summary>
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
