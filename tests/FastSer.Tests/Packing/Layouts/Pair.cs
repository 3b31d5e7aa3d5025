using System.Runtime.InteropServices;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>Two pieces of memory without a gap: bytes and pairs of them make a struct of any size.</summary>
[StructLayout(LayoutKind.Sequential, Pack = 1)]
internal struct Pair<TFirst, TSecond>
    where TFirst : unmanaged
    where TSecond : unmanaged
{
    public TFirst First;

    public TSecond Second;
}
