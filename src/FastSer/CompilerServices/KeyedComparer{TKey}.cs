using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>The equality of the default comparer, with hash codes that are other ones in each process.</summary>
/// <typeparam name="TKey">A number, enum, Guid, date or time.</typeparam>
internal sealed class KeyedComparer<TKey> : IEqualityComparer<TKey>
    where TKey : unmanaged
{
    public static readonly KeyedComparer<TKey> Instance = new();

    public bool Equals(TKey x, TKey y) => EqualityComparer<TKey>.Default.Equals(x, y);

    public int GetHashCode(TKey key)
    {
        // What is equal must have one form: 0 and -0, every NaN, one moment in all kinds and offsets.
        if (typeof(TKey) == typeof(double))
        {
            return KeyHash.Of(BitsOf(Unsafe.BitCast<TKey, double>(key)));
        }

        if (typeof(TKey) == typeof(float))
        {
            return KeyHash.Of(BitsOf(Unsafe.BitCast<TKey, float>(key)));
        }

        if (typeof(TKey) == typeof(DateTime))
        {
            return KeyHash.Of((ulong)Unsafe.BitCast<TKey, DateTime>(key).Ticks);
        }

        if (typeof(TKey) == typeof(DateTimeOffset))
        {
            return KeyHash.Of((ulong)Unsafe.BitCast<TKey, DateTimeOffset>(key).UtcTicks);
        }

        return Unsafe.SizeOf<TKey>() switch
        {
            4 => KeyHash.Of(Unsafe.BitCast<TKey, uint>(key)),
            8 => KeyHash.Of(Unsafe.BitCast<TKey, ulong>(key)),
            16 => KeyHash.Of(Unsafe.BitCast<TKey, UInt128>(key)),
            _ => key.GetHashCode(),
        };
    }

    private static ulong BitsOf(double number) =>
        BitConverter.DoubleToUInt64Bits(double.IsNaN(number) ? double.NaN : number == 0 ? 0 : number);
}
