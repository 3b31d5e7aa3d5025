using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads the tag of a type.</summary>
    /// <returns>The tag, or -1 for null.</returns>
    /// <exception cref="FastSerException">The tag is not in its shortest form, is too large, or is not there.</exception>
    [MethodImpl(Jit.Inline)]
    public int ReadTag()
    {
        ref var cursor = ref _cursor;
        if (Guard.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        uint code = cursor;
        if (code == LengthCode.LongForm)
        {
            return ReadLongTag();
        }

        _cursor = ref Raw.At(ref cursor, 1);
        return (int)code - 1;
    }

    /// <summary>Reads the members of a class behind its tag.</summary>
    /// <typeparam name="T">The class.</typeparam>
    /// <returns>The value.</returns>
    [MethodImpl(Jit.Inline)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T ReadCase<T>()
        where T : class, IFastSerializableCase<T>
    {
        StackCheck.Before<T>();
        return T.ReadCase(ref this);
    }

    /// <summary>Reads a value behind its tag, which has said that it is not null.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The value is null after all, or its bytes are faulty.</exception>
    [MethodImpl(Jit.Inline)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T ReadNotNull<T>()
        where T : class, IFastSerializable<T>
    {
        RequireNotNull(0);
        StackCheck.Before<T>();
        return T.Read(ref this)!;
    }

    /// <summary>Checks that the value at the cursor is not null, where a tag has said so: one encoding for null is enough.</summary>
    /// <param name="nullByte">The byte that null would be.</param>
    /// <exception cref="FastSerException">The value is null.</exception>
    [MethodImpl(Jit.Inline)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void RequireNotNull(byte nullByte)
    {
        if (Guard.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (Guard.Enabled && _cursor == nullByte)
        {
            Throw.NullBehindTag();
        }
    }

    /// <summary>Throws because no type has the tag just read.</summary>
    /// <typeparam name="T">The type of the place.</typeparam>
    /// <param name="tag">The tag.</param>
    /// <returns>Nothing.</returns>
    /// <exception cref="FastSerException">Always.</exception>
    [DoesNotReturn]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T ThrowUnknownTag<T>(int tag)
    {
        // Back to the tag: errors are found where the cursor is.
        _cursor = ref Raw.At(ref _cursor, -LengthCode.SizeOf((uint)tag + 1));
        Throw.UnknownUnionTag(typeof(T));
        return default;
    }

    [MethodImpl(Jit.Cold)]
    private int ReadLongTag()
    {
        var code = PeekLongLength();
        if (code > int.MaxValue)
        {
            Throw.InvalidLength();
        }

        _cursor = ref Raw.At(ref _cursor, LengthCode.MaxSize);
        return (int)code - 1;
    }
}
