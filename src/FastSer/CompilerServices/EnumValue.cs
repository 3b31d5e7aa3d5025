using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>
/// Converts enums of other assemblies, whose underlying type may be another one than when the code that uses them was
/// compiled: a plain cast would then cut values off.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class EnumValue
{
    /// <summary>Gets the number of an enum value.</summary>
    /// <typeparam name="TEnum">The enum.</typeparam>
    /// <typeparam name="TNumber">Its underlying type when the caller was compiled.</typeparam>
    /// <param name="value">The value.</param>
    /// <returns>The number.</returns>
    /// <exception cref="FastSerException">The enum has another size now; the code is <see cref="FastSerErrorCode.TypeChanged"/>.</exception>
    [MethodImpl(Jit.Inline)]
    public static TNumber ToNumber<TEnum, TNumber>(TEnum value)
        where TEnum : unmanaged, Enum
        where TNumber : unmanaged
    {
        CheckSize<TEnum, TNumber>();
        return Unsafe.As<TEnum, TNumber>(ref value);
    }

    /// <summary>Gets the enum value of a number.</summary>
    /// <typeparam name="TEnum">The enum.</typeparam>
    /// <typeparam name="TNumber">Its underlying type when the caller was compiled.</typeparam>
    /// <param name="number">The number.</param>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">The enum has another size now; the code is <see cref="FastSerErrorCode.TypeChanged"/>.</exception>
    [MethodImpl(Jit.Inline)]
    public static TEnum FromNumber<TEnum, TNumber>(TNumber number)
        where TEnum : unmanaged, Enum
        where TNumber : unmanaged
    {
        CheckSize<TEnum, TNumber>();
        return Unsafe.As<TNumber, TEnum>(ref number);
    }

    /// <summary>Both sizes are constants to the JIT: nothing is left of the comparison.</summary>
    [MethodImpl(Jit.Inline)]
    private static void CheckSize<TEnum, TNumber>()
        where TEnum : unmanaged, Enum
        where TNumber : unmanaged
    {
        if (Unsafe.SizeOf<TEnum>() != Unsafe.SizeOf<TNumber>())
        {
            Throw.EnumChanged(typeof(TEnum));
        }
    }
}
