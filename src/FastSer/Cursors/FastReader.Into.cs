using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads a value into an existing object through its own generated code. Returns the same object, a new one, or null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T? ReadIntoObject<T>(T? value)
        where T : IFastSerializable<T>
    {
        StackCheck.Before<T>();
        return Contract.MayBeMono && Contract.IsInterface<T>() ? Contract.Read<T>(ref this) : T.ReadInto(ref this, value);
    }

    /// <summary>Reads an array of scalars into one of the same length, or a new one.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T[]? ReadIntoScalarArray<T>(T[]? items)
        where T : unmanaged
    {
        var count = ReadCount(Unsafe.SizeOf<T>());
        if (count < 0)
        {
            return null;
        }

        items = ExactArray.Fit(items, count);

        FillScalars<T>(items);
        return items;
    }

    /// <summary>Reads a list of scalars into an existing one, whose capacity is kept.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public List<T>? ReadIntoScalarList<T>(List<T>? items)
        where T : unmanaged
    {
        var count = ReadCount(Unsafe.SizeOf<T>());
        if (count < 0)
        {
            return null;
        }

        items = ExactList.Fit(items, count);
        FillScalars(CollectionsMarshal.AsSpan(items));
        return items;
    }

    /// <summary>Checks that a collection that cannot be replaced is null exactly where null was written, and returns it.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T? RequireExisting<T>(T? items)
        where T : class
    {
        if (!Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if ((_cursor == 0) != (items is null))
        {
            ThrowNotExisting(items is null);
        }

        return items;
    }

    /// <summary>Replaces the elements of a collection that cannot be replaced by those of one that was read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [SuppressMessage("Performance", "CA1822:Mark members as static", Justification = "Part of the reader's surface for generated code.")]
    public readonly void ReplaceItems<T>(ICollection<T>? items, ICollection<T>? read)
    {
        if (items is null || read is null)
        {
            if (items != read)
            {
                ThrowNotExisting(items is null);
            }

            return;
        }

        items.Clear();
        foreach (var item in read)
        {
            items.Add(item);
        }
    }

    [MethodImpl(Jit.NoInline)]
    [DoesNotReturn]
    private static void ThrowNotExisting(bool isMissing)
    {
        if (isMissing)
        {
            throw new InvalidOperationException(
                "A collection without a setter is null after construction, so that the one in the input cannot be restored.");
        }

        Throw.InvalidValue();
    }
}
