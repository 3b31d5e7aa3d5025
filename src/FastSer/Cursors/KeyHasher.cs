using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using System.Text;

namespace FastSer.CompilerServices;

/// <summary>
/// The hash code of a key from its parts and a secret of the process: SipHash-1-3 (Aumasson, Bernstein 2012). Nobody who does
/// not know the secret can choose keys whose hash codes collide. Keys that are equal have equal parts here: 0 and -0, every NaN,
/// 1.0 and 1.00, one moment in all kinds and offsets.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct KeyHasher
{
    private static readonly (ulong Low, ulong High) s_secret = MakeSecret();

    private ulong _a;
    private ulong _b;
    private ulong _c;
    private ulong _d;

    private KeyHasher((ulong Low, ulong High) secret)
    {
        _a = secret.Low ^ 0x736F6D6570736575;
        _b = secret.High ^ 0x646F72616E646F6D;
        _c = secret.Low ^ 0x6C7967656E657261;
        _d = secret.High ^ 0x7465646279746573;
    }

    /// <summary>Begins a hash code.</summary>
    internal static KeyHasher Start() => new(s_secret);

    /// <summary>
    /// Adds a built-in value by its content. Of any other value the hash code of its own is added: equal values have the same, and
    /// strings have one that depends on a secret of .NET.
    /// </summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="value">The value; may be null.</param>
    public void Add<T>(T value)
    {
        if (typeof(T) == typeof(double))
        {
            AddNumber((double)(object)value!);
        }
        else if (typeof(T) == typeof(float))
        {
            AddNumber((float)(object)value!);
        }
        else if (typeof(T) == typeof(Half))
        {
            AddNumber((double)(Half)(object)value!);
        }
        else if (typeof(T) == typeof(decimal))
        {
            AddDecimal((decimal)(object)value!);
        }
        else if (typeof(T) == typeof(DateTime))
        {
            AddWord((ulong)((DateTime)(object)value!).Ticks);
        }
        else if (typeof(T) == typeof(DateTimeOffset))
        {
            AddWord((ulong)((DateTimeOffset)(object)value!).UtcTicks);
        }
        else if (typeof(T) == typeof(Complex))
        {
            var complex = (Complex)(object)value!;
            AddNumber(complex.Real);
            AddNumber(complex.Imaginary);
        }
        else if (IsFloats<T>())
        {
            AddFloats(value);
        }
        else if (IsBits<T>() || typeof(T).IsEnum)
        {
            AddBits(value);
        }
        else
        {
            AddOther(value);
        }
    }

    /// <summary>Adds an annotated value.</summary>
    /// <typeparam name="T">Its type.</typeparam>
    /// <param name="value">The value; may be null.</param>
    public void AddObject<T>(T value)
        where T : IFastSerializable<T>
    {
        if (AddPresence(value is not null))
        {
            if (Contract.MayBeMono && Contract.IsInterface<T>())
            {
                Contract.AddKey(ref this, value!);
            }
            else
            {
                T.AddKey(ref this, value!);
            }
        }
    }

    /// <summary>Adds a value of a union, if it is of one of its types.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="tag">The tag of the type.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value is of exactly that type.</returns>
    public bool TryAddCase<T>(int tag, object value)
        where T : IFastSerializable<T>
    {
        if (value is not T known || value.GetType() != typeof(T))
        {
            return false;
        }

        AddWord((uint)tag);
        if (Contract.MayBeMono && Contract.IsInterface<T>())
        {
            Contract.AddKey(ref this, known);
        }
        else
        {
            T.AddKey(ref this, known);
        }
        return true;
    }

    /// <summary>Adds a value of a union, if it is of another union that this one names.</summary>
    /// <typeparam name="T">The other union.</typeparam>
    /// <param name="tag">Its tag.</param>
    /// <param name="value">The value.</param>
    /// <returns>Whether the value is of that union.</returns>
    public bool TryAddUnion<T>(int tag, object value)
        where T : IFastSerializable<T>
    {
        if (value is not T known)
        {
            return false;
        }

        AddWord((uint)tag);
        if (Contract.MayBeMono && Contract.IsInterface<T>())
        {
            Contract.AddKey(ref this, known);
        }
        else
        {
            T.AddKey(ref this, known);
        }
        return true;
    }

    /// <summary>Adds whether there is a value: what follows is only there if there is one.</summary>
    /// <param name="isPresent">Whether there is one.</param>
    /// <returns>The value of <paramref name="isPresent"/>.</returns>
    public bool AddPresence(bool isPresent)
    {
        AddWord(isPresent ? 1u : 0);
        return isPresent;
    }

    /// <summary>Ends the hash code.</summary>
    internal int ToHashCode()
    {
        _c ^= 0xFF;
        Mix();
        Mix();
        Mix();
        return (int)(uint)(_a ^ _b ^ _c ^ _d);
    }

    private static (ulong Low, ulong High) MakeSecret()
    {
        Span<ulong> secret = stackalloc ulong[2];
        RandomNumberGenerator.Fill(MemoryMarshal.AsBytes(secret));
        return (secret[0], secret[1]);
    }

    private void AddOther<T>(T value)
    {
        switch (value)
        {
            case BigInteger number:
                AddBytes(number.ToByteArray());
                break;
            case System.Net.IPAddress address:
                AddAddress(address);
                break;
            case System.Net.IPEndPoint point:
                AddAddress(point.Address);
                AddWord((uint)point.Port);
                break;
            case System.Net.IPNetwork network:
                AddAddress(network.BaseAddress);
                AddWord((uint)network.PrefixLength);
                break;
            case Version version:
                AddWord(((ulong)(uint)version.Major << 32) | (uint)version.Minor);
                AddWord(((ulong)(uint)version.Build << 32) | (uint)version.Revision);
                break;
            case FastSerUnknown unknown:
                AddBytes(unknown.Content);
                break;
            case FastSerUnknownCase unknown:
                AddWord((uint)unknown.Tag);
                AddBytes(unknown.Content);
                break;
            default:
                AddWord(value is null ? 0 : (uint)EqualityComparer<T>.Default.GetHashCode(value));
                break;
        }
    }

    private void AddNumber(double number) =>
        AddWord(BitConverter.DoubleToUInt64Bits(double.IsNaN(number) ? double.NaN : number == 0 ? 0 : number));

    /// <summary>As few decimal places as the number needs, so that 1.0 and 1.00 are one.</summary>
    private void AddDecimal(decimal number)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(number, parts);
        var digits = new UInt128((uint)parts[2], ((ulong)(uint)parts[1] << 32) | (uint)parts[0]);
        var scale = (parts[3] >> 16) & 0xFF;
        if (digits == 0)
        {
            AddWord(0);
            return;
        }

        foreach (var (places, power) in (ReadOnlySpan<(int, ulong)>)[(16, 10_000_000_000_000_000), (8, 100_000_000), (4, 10_000), (2, 100), (1, 10)])
        {
            if (scale >= places && digits % power == 0)
            {
                digits /= power;
                scale -= places;
            }
        }

        AddWord((ulong)digits);
        AddWord((ulong)(digits >> 64) | ((ulong)(uint)scale << 32) | (parts[3] < 0 ? 1ul << 63 : 0));
    }

    private void AddFloats<T>(T value)
    {
        // The memory of each of these types consists of floats only.
        ref var first = ref Unsafe.As<T, float>(ref value);
        for (var i = 0; i < Unsafe.SizeOf<T>() / sizeof(float); i++)
        {
            AddNumber(Unsafe.Add(ref first, i));
        }
    }

    private void AddBits<T>(T value)
    {
        // Each of these types is memory without references or gaps, of 1, 2, 4, 8 or 16 bytes.
        switch (Unsafe.SizeOf<T>())
        {
            case 1:
                AddWord(Unsafe.As<T, byte>(ref value));
                break;
            case 2:
                AddWord(Unsafe.As<T, ushort>(ref value));
                break;
            case 4:
                AddWord(Unsafe.As<T, uint>(ref value));
                break;
            case 8:
                AddWord(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<T, byte>(ref value)));
                break;
            default:
                AddWord(Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<T, byte>(ref value)));
                AddWord(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref Unsafe.As<T, byte>(ref value), sizeof(ulong))));
                break;
        }
    }

    private void AddAddress(System.Net.IPAddress address)
    {
        Span<byte> bytes = stackalloc byte[IPAddressCode.MaxSize];
        AddBytes(bytes[..IPAddressCode.Put(bytes, address)]);
    }

    private void AddBytes(scoped ReadOnlySpan<byte> bytes)
    {
        AddWord((uint)bytes.Length);
        for (; bytes.Length >= sizeof(ulong); bytes = bytes[sizeof(ulong)..])
        {
            AddWord(MemoryMarshal.Read<ulong>(bytes));
        }

        foreach (var last in bytes)
        {
            AddWord(last);
        }
    }

    private void AddWord(ulong word)
    {
        _d ^= word;
        Mix();
        _a ^= word;
    }

    private void Mix()
    {
        _a += _b;
        _b = BitOperations.RotateLeft(_b, 13) ^ _a;
        _a = BitOperations.RotateLeft(_a, 32);
        _c += _d;
        _d = BitOperations.RotateLeft(_d, 16) ^ _c;
        _a += _d;
        _d = BitOperations.RotateLeft(_d, 21) ^ _a;
        _c += _b;
        _b = BitOperations.RotateLeft(_b, 17) ^ _c;
        _c = BitOperations.RotateLeft(_c, 32);
    }
}
