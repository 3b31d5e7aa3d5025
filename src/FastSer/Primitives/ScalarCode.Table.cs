// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.Primitives;

internal static partial class ScalarCode
{
    /// <summary>The size in the data.</summary>
    [MethodImpl(Jit.Inline)]
    public static int SizeOf<T>()
    {
        if (typeof(T) == typeof(nint))
        {
            return 8;
        }

        if (typeof(T) == typeof(nuint))
        {
            return 8;
        }

        if (typeof(T) == typeof(DateTimeOffset))
        {
            return 10;
        }

        return Unsafe.SizeOf<T>();
    }

    /// <summary>Returns whether every bit pattern of the type is a value, so that reading needs no check. Decided by the JIT.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsAlwaysValid<T>() =>
        typeof(T) != typeof(bool)
        && typeof(T) != typeof(nint)
        && typeof(T) != typeof(nuint)
        && typeof(T) != typeof(decimal)
        && typeof(T) != typeof(Rune)
        && typeof(T) != typeof(DateTime)
        && typeof(T) != typeof(DateTimeOffset)
        && typeof(T) != typeof(DateOnly)
        && typeof(T) != typeof(TimeOnly);
}
