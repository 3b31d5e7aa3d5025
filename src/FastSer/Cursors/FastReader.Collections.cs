using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads an array of scalars.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T[]? ReadScalarArray<T>()
        where T : unmanaged
    {
        var count = ReadArrayCount(Unsafe.SizeOf<T>());
        if (count <= 0)
        {
            return count == 0 ? [] : count == OutOfWindowMarker ? ReadOutOfWindowScalarArray<T>() : null;
        }

        var items = ExactArray.Create<T>(count);
        FillScalars<T>(items);
        return items;
    }

    /// <summary>Reads a list of scalars.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public List<T>? ReadScalarList<T>()
        where T : unmanaged
    {
        var count = ReadArrayCount(Unsafe.SizeOf<T>());
        if (count < 0)
        {
            return count == OutOfWindowMarker ? ReadOutOfWindowScalarList<T>() : null;
        }

        var items = ExactList.Create<T>(count);
        FillScalars(CollectionsMarshal.AsSpan(items));
        return items;
    }

    /// <summary>Adds an entry that was just read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    [MethodImpl(Jit.Inline)]
    public readonly void AddUnique<TKey, TValue>(Dictionary<TKey, TValue> items, TKey key, TValue value)
        where TKey : notnull
    {
        if (key is null)
        {
            Throw.InvalidValue();
        }

#if NET9_0_OR_GREATER
        ref var slot = ref CollectionsMarshal.GetValueRefOrAddDefault(items, key, out var exists);
        if (exists)
        {
            Throw.DuplicateKey(items.Count);
        }

        slot = value;
#else
        if (!items.TryAdd(key, value))
        {
            Throw.DuplicateKey(items.Count);
        }
#endif
    }

    /// <summary>Adds an element that was just read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    [MethodImpl(Jit.Inline)]
    public readonly void AddUnique<T>(HashSet<T> items, T item)
    {
        if (!items.Add(item))
        {
            Throw.DuplicateKey(items.Count);
        }
    }

    /// <summary>Adds an entry that was just read to a map of any kind: two calls through its interface.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    public readonly void AddUnique<TKey, TValue>(IDictionary<TKey, TValue> items, TKey key, TValue value)
    {
        ArgumentNullException.ThrowIfNull(items);
        if (key is null)
        {
            Throw.InvalidValue();
        }

        if (items.ContainsKey(key))
        {
            Throw.DuplicateKey(items.Count);
        }

        items.Add(key, value);
    }

    /// <summary>Adds an element that was just read to a set of any kind.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    public readonly void AddUnique<T>(ISet<T> items, T item)
    {
        ArgumentNullException.ThrowIfNull(items);
        if (!items.Add(item))
        {
            Throw.DuplicateKey(items.Count);
        }
    }

    /// <summary>Refuses an element or key that an immutable collection already has.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    public readonly void CheckUnique(bool isUnique, int index)
    {
        if (!isUnique)
        {
            Throw.DuplicateKey(index);
        }
    }

    /// <summary>Refuses null where the type has none: memory and sequences.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void RejectNull()
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (_cursor == 0)
        {
            Throw.InvalidValue();
        }
    }

    /// <summary>Copies elements that <see cref="ReadCount"/> has shown to be there.</summary>
    [MethodImpl(Jit.Inline)]
    private void FillScalars<T>(Span<T> items)
        where T : unmanaged
    {
        var size = ByteSize.Of<T>(items.Length);
        ref var target = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(items));
        if (!CheckedCopy.TryCopy<T>(ref target, ref _cursor, size))
        {
            Discard(items);
            Throw.InvalidValue();
        }

        _cursor = ref Unaligned.At(ref _cursor, size);
    }

    /// <summary>The memory may belong to a caller, who must not find an invalid value, such as a Boolean of 7, in it.</summary>
    [MethodImpl(Jit.NoInline)]
    private static void Discard<T>(Span<T> items) => items.Clear();

    /// <summary>Returns a key that was just read as an object of its own: a copy of an empty array, because keys may be compared by reference.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public static T Distinct<T>(T key) => key is Array { Length: 0 } empty ? (T)empty.Clone() : key;
}
