using System.Runtime.InteropServices;
using System.Security.Cryptography;

namespace FastSer.CompilerServices;

/// <summary>
/// Hash codes of numbers that depend on secret random ones: the strongly universal multiply-shift scheme (Dietzfelbinger,
/// Hagerup, Katajainen, Penttonen 1997). Whatever two numbers a sender picks, their hash codes are independent.
/// </summary>
internal static class KeyHash
{
    private static readonly UInt128 s_low;
    private static readonly UInt128 s_high;
    private static readonly UInt128 s_offset;

    static KeyHash()
    {
        Span<UInt128> secrets = stackalloc UInt128[3];
        RandomNumberGenerator.Fill(MemoryMarshal.AsBytes(secrets));
        (s_low, s_high, s_offset) = (secrets[0], secrets[1], secrets[2]);
    }

    public static int Of(ulong key) => (int)(uint)(((s_low * key) + s_offset) >> 96);

    public static int Of(UInt128 key) => (int)(uint)(((s_low * (ulong)key) + (s_high * (ulong)(key >> 64)) + s_offset) >> 96);
}
