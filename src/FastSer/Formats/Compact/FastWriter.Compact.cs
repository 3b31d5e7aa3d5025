using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer;

// Values of the Compact format that stand on their own: elements, keys, items (docs/wire-format.md, lone values).
public ref partial struct FastWriter
{
    /// <summary>Writes a lone Int16 of the Compact format: 1 to 3 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactInt16(short value) => WritePrefix(ZigZag.Encode(value));

    /// <summary>Writes a lone UInt16 of the Compact format: 1 to 3 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUInt16(ushort value) => WritePrefix(value);

    /// <summary>Writes a lone Char of the Compact format: 1 to 3 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactChar(char value) => WritePrefix(value);

    /// <summary>Writes a lone Int32 of the Compact format: 1 to 5 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactInt32(int value) => WritePrefix(ZigZag.Encode(value));

    /// <summary>Writes a lone UInt32 of the Compact format: 1 to 5 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUInt32(uint value) => WritePrefix(value);

    /// <summary>Writes a lone Int64 of the Compact format: 1 to 9 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactInt64(long value) => WritePrefix(ZigZag.Encode(value));

    /// <summary>Writes a lone UInt64 of the Compact format: 1 to 9 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUInt64(ulong value) => WritePrefix(value);

    /// <summary>Writes a lone IntPtr of the Compact format as an Int64.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactIntPtr(nint value) => WritePrefix(ZigZag.Encode((long)value));

    /// <summary>Writes a lone UIntPtr of the Compact format as a UInt64.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactUIntPtr(nuint value) => WritePrefix(value);

    /// <summary>Writes a lone Decimal of the Compact format: 2 to 14 bytes.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void WriteCompactDecimal(decimal value)
    {
        var body = Reserve(2 + (3 * sizeof(uint))).BeginCompact(controlSize: 1);
        body.WriteDecimal(0, value);
        Commit(body.End(controlSize: 1));
    }

    /// <summary>Writes a string of the Compact format, or null.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(Jit.Inline)]
    public void WriteCompactString(string? value)
    {
        var block = Reserve(GetMaxByteCount(value));
        Commit(block.WriteCompactString(0, value));
    }

    [MethodImpl(Jit.Inline)]
    private void WritePrefix(ulong value)
    {
        var block = Reserve(PrefixCode.MaxSize);
        _cursor = ref PrefixCode.Put(ref block.Origin, value);
    }
}
