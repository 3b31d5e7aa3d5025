using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Native integers whose value may not fit the reading process.</summary>
internal static class CheckedInteger
{
    [MethodImpl(Jit.Inline)]
    public static nint ToIntPtr(long value)
    {
        if (nint.Size == sizeof(int) && value != (int)value)
        {
            Throw.InvalidValue();
        }

        return (nint)value;
    }

    [MethodImpl(Jit.Inline)]
    public static nuint ToUIntPtr(ulong value)
    {
        if (nint.Size == sizeof(int) && value > uint.MaxValue)
        {
            Throw.InvalidValue();
        }

        return (nuint)value;
    }
}
