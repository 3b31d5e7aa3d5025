using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>The largest tag whose code, the tag + 1, takes one byte.</summary>
    internal const int MaxShortTag = (int)LengthCode.MaxShort - 1;

    // A chain of exact type tests was measured against a hidden virtual method (ns an element, 1000 elements, x64):
    // 6 cases in turn 3.8 to 4.1, at random 4.3 to 8.4; 20 cases in turn 6.3 to 4.0, at random 7.8 to 12.8.

    /// <summary>Writes the tag of a type: L of the tag + 1; 0 is left for null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteTag(int tag) => WriteLength((uint)tag + 1);

    /// <summary>Tells whether a value is of exactly a type; arrays of other elements are not, even where they could be cast.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public static bool IsExact<T>(object value) => value.GetType() == typeof(T);

    /// <summary>Throws because no union of a member names a <see cref="Type"/>.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [DoesNotReturn]
    public static void ThrowUnnamedType(Type value) => Throw.UnnamedType(value);

    /// <summary>Writes a class behind its tag, and returns true, if the value is of exactly that class.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool TryWriteCase<T>(int tag, object value)
        where T : class, IFastSerializableCase<T>
    {
        if (value.GetType() != typeof(T))
        {
            return false;
        }

        var header = tag <= MaxShortTag ? (byte)(tag + 1) : WriteTagFront(tag);

        // The type has just been compared: this cast would compare it again.
        StackCheck.BeforeExact<T>();
        T.WriteCase(ref this, header, Unsafe.As<T>(value));
        return true;
    }

    /// <summary>Writes a value of a type behind its tag, and returns true, if the value is of exactly that type.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool TryWriteExact<T>(int tag, object value)
        where T : IFastSerializable<T>
    {
        if (value.GetType() != typeof(T))
        {
            return false;
        }

        WriteTag(tag);
        StackCheck.BeforeExact<T>();
        T.Write(ref this, (T)value);
        return true;
    }

    /// <summary>Writes a value behind the tag of a union, and returns true, if the value derives from the union. The union's own tag follows.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public bool TryWriteUnion<T>(int tag, object value)
        where T : class, IFastSerializable<T>
    {
        if (value is not T union)
        {
            return false;
        }

        WriteTag(tag);
        StackCheck.Before<T>();
        if (Contract.MayBeMono && Contract.IsInterface<T>())
        {
            Contract.Write<T>(ref this, union);
        }
        else
        {
            T.Write(ref this, union);
        }
        return true;
    }

    /// <summary>Writes the tag of a Tolerant union, a length and a value, and returns true, if the value derives from the union.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool TryWriteEnclosed<T>(int tag, object value)
        where T : class, IFastSerializable<T>
    {
        if (value is not T union)
        {
            return false;
        }

        WriteTag(tag);
        var start = BeginObject();
        StackCheck.Before<T>();
        if (Contract.MayBeMono && Contract.IsInterface<T>())
        {
            Contract.Write<T>(ref this, union);
        }
        else
        {
            T.Write(ref this, union);
        }
        EndObject(start);
        return true;
    }

    /// <summary>Writes back a value whose tag only another version names, and returns true, if the value is of exactly that class.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool TryWriteUnknownCase<TUnion, T>(object value)
        where T : class, IFastSerFallback<T>
    {
        if (value.GetType() != typeof(T))
        {
            return false;
        }

        var unknown = ((T)value).Unknown;
        unknown.RequireOf(typeof(TUnion));
        WriteTag(unknown.Tag);
        WriteLength((uint)unknown.Content.Length + 1);
        WriteBytes(unknown.Content);
        return true;
    }

    /// <summary>Writes the first four of the five bytes of a large tag's code, and returns the fifth.</summary>
    [MethodImpl(Jit.NoInline)]
    private byte WriteTagFront(int tag)
    {
        var block = Reserve(LengthCode.MaxSize - 1);
        block.WriteUInt32(0, LengthCode.SplitLong((uint)tag + 1, out var last));
        Commit(block.Advance(LengthCode.MaxSize - 1));
        return last;
    }
}
