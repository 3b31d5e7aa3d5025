using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>Versions behind their presence byte: four Int32, -1 for an absent build or revision (docs/wire-format.md, Version).</summary>
internal static class VersionCode
{
    public const int Size = 16;

    public static bool IsValid(ReadOnlySpan<byte> bytes) => IsValid(ref MemoryMarshal.GetReference(bytes[..Size]));

    public static bool IsValid(ref byte source)
    {
        var build = Unaligned.Load<int>(ref source, 8);
        var revision = Unaligned.Load<int>(ref source, 12);
        return Unaligned.Load<int>(ref source) >= 0
            && Unaligned.Load<int>(ref source, 4) >= 0
            && build >= -1
            && (build == -1 ? revision == -1 : revision >= -1);
    }

    public static Version Get(ref byte source)
    {
        var major = Unaligned.Load<int>(ref source);
        var minor = Unaligned.Load<int>(ref source, 4);
        var build = Unaligned.Load<int>(ref source, 8);
        var revision = Unaligned.Load<int>(ref source, 12);
        if (build < 0)
        {
            return new Version(major, minor);
        }

        return revision < 0 ? new Version(major, minor, build) : new Version(major, minor, build, revision);
    }
}
