using System.Runtime.Intrinsics.X86;

namespace FastSer.Tests.Packing.Layouts;

/// <summary>
/// The tests as a program: which instructions it may use is settled when it starts, so <see cref="InstructionTests"/> starts
/// it again for each set. It checks the layouts that vectors move, and prints what it ran with and what is wrong.
/// </summary>
internal static class Program
{
    private static int Main()
    {
        var faults = Layout.All
            .Where(layout => layout.MemorySize <= Layout.VectorSize)
            .Select(LayoutCheck.FirstFault)
            .OfType<string>()
            .ToList();
        faults.ForEach(Console.WriteLine);
        Console.WriteLine(Instructions());
        return faults.Count;
    }

    private static string Instructions() => Avx512BW.IsSupported ? "AVX-512"
        : Avx2.IsSupported ? "AVX2"
        : Ssse3.IsSupported ? "SSSE3"
        : "none";
}
