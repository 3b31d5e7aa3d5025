using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>Integers that the reading process may not be able to hold.</summary>
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
