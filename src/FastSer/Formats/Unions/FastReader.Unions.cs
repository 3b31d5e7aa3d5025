using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads the tag of a type; -1 for null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public int ReadTag()
    {
        ref var cursor = ref _cursor;
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref cursor, ref _limit))
        {
            cursor = ref Fetch(1);
        }

        if (!LengthCode.TryGetShort(ref cursor, out var code))
        {
            return ReadLongTag();
        }

        _cursor = ref Unaligned.At(ref cursor, 1);
        return (int)code - 1;
    }

    /// <summary>Reads the members of a class behind its tag.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T ReadCase<T>()
        where T : class, IFastSerializableCase<T>
    {
        StackCheck.BeforeExact<T>();
        return T.ReadCase(ref this);
    }

    /// <summary>Reads a value behind its tag, which has said that it is not null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public T ReadNotNull<T>()
        where T : class, IFastSerializable<T>
    {
        RequireNotNull(0);
        StackCheck.Before<T>();
        return Contract.MayBeMono && Contract.IsInterface<T>() ? Contract.Read<T>(ref this)! : T.Read(ref this)!;
    }

    /// <summary>Reads a value of a Tolerant union behind the tag of another one, and the length between them. Returns null for an unknown type.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public T? ReadEnclosed<T>()
        where T : class, IFastSerializable<T>
    {
        var end = BeginValue();
        RequireNotNull(0);
        StackCheck.Before<T>();
        var value = Contract.MayBeMono && Contract.IsInterface<T>() ? Contract.Read<T>(ref this) : T.Read(ref this);
        EndObject(end);
        return value;
    }

    /// <summary>Checks that the value after a tag is not null: null has no tag, so that it has only one encoding.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void RequireNotNull(byte nullByte)
    {
        if (InputChecks.Enabled && !Unsafe.IsAddressLessThan(ref _cursor, ref _limit))
        {
            Fetch(1);
        }

        if (InputChecks.Enabled && _cursor == nullByte)
        {
            Throw.NullBehindTag();
        }
    }

    /// <summary>Throws because no type has the tag just read.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [DoesNotReturn]
    public T ThrowUnknownTag<T>(int tag)
    {
        // Back to the tag, because errors are reported at the cursor.
        _cursor = ref Unaligned.At(ref _cursor, -LengthCode.SizeOf((uint)tag + 1));
        Throw.UnknownUnionTag(typeof(T));
        return default;
    }

    [MethodImpl(Jit.NoInline)]
    private int ReadLongTag()
    {
        var code = PeekLongLength();
        if (code > int.MaxValue)
        {
            Throw.InvalidLength();
        }

        _cursor = ref Unaligned.At(ref _cursor, LengthCode.MaxSize);
        return (int)code - 1;
    }
}
