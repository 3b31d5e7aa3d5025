using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>
/// The wire code of the scalars of fixed size (docs/wire-format.md, scalars). All tests on <c>typeof(T)</c> are decided by the
/// JIT: what remains of a call is one move, and one comparison where a type has bytes that are no value.
/// </summary>
internal static partial class ScalarCode
{
    private const int OffsetOfMinutes = 8;

    [MethodImpl(Jit.Inline)]
    public static void Put<T>(ref byte destination, T value)
    {
        if (typeof(T) == typeof(bool))
        {
            destination = (bool)(object)value! ? (byte)1 : (byte)0;
        }
        else if (typeof(T) == typeof(DateTimeOffset))
        {
            var moment = (DateTimeOffset)(object)value!;
            Unaligned.Store(ref destination, moment.Ticks);
            Unaligned.Store(ref destination, OffsetOfMinutes, (short)moment.TotalOffsetMinutes);
        }
        else if (typeof(T) == typeof(nint))
        {
            Unaligned.Store(ref destination, (long)(nint)(object)value!);
        }
        else if (typeof(T) == typeof(nuint))
        {
            Unaligned.Store(ref destination, (ulong)(nuint)(object)value!);
        }
        else
        {
            Unaligned.Store(ref destination, value);
        }
    }

    [MethodImpl(Jit.Inline)]
    public static T Get<T>(ref byte source)
    {
        if (InputChecks.Enabled && !IsValid<T>(ref source))
        {
            Throw.InvalidValue();
        }

        if (typeof(T) == typeof(DateTimeOffset))
        {
            var offset = new TimeSpan(Unaligned.Load<short>(ref source, OffsetOfMinutes) * TimeSpan.TicksPerMinute);
            return (T)(object)new DateTimeOffset(Unaligned.Load<long>(ref source), offset);
        }

        if (typeof(T) == typeof(nint))
        {
            return (T)(object)(nint)Unaligned.Load<long>(ref source);
        }

        if (typeof(T) == typeof(nuint))
        {
            return (T)(object)(nuint)Unaligned.Load<ulong>(ref source);
        }

        return Unaligned.Load<T>(ref source);
    }

    /// <summary>Tells whether the bytes are those of a value; constant for types of which every bit pattern is one.</summary>
    [MethodImpl(Jit.Inline)]
    public static bool IsValid<T>(ref byte source)
    {
        if (typeof(T) == typeof(bool))
        {
            return source <= 1;
        }

        if (typeof(T) == typeof(DateTime))
        {
            return Validity.IsDateTime(Unaligned.Load<ulong>(ref source));
        }

        if (typeof(T) == typeof(decimal))
        {
            return Validity.IsDecimalFlags(Unaligned.Load<uint>(ref source));
        }

        if (typeof(T) == typeof(DateOnly))
        {
            return Unaligned.Load<uint>(ref source) <= Validity.MaxDayNumber;
        }

        if (typeof(T) == typeof(TimeOnly))
        {
            return Unaligned.Load<ulong>(ref source) <= Validity.MaxTimeTicks;
        }

        if (typeof(T) == typeof(System.Text.Rune))
        {
            return System.Text.Rune.IsValid(Unaligned.Load<uint>(ref source));
        }

        if (typeof(T) == typeof(DateTimeOffset))
        {
            return Validity.IsDateTimeOffset(Unaligned.Load<long>(ref source), Unaligned.Load<short>(ref source, OffsetOfMinutes));
        }

        if (typeof(T) == typeof(nint))
        {
            return nint.Size == 8 || Unaligned.Load<long>(ref source) == (int)Unaligned.Load<long>(ref source);
        }

        return typeof(T) != typeof(nuint) || nint.Size == 8 || Unaligned.Load<ulong>(ref source) <= uint.MaxValue;
    }
}
