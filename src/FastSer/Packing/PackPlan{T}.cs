using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace FastSer.Packing;

/// <summary>The layout of a struct and the plan to copy it, found once for the process. The JIT treats these fields as constants.</summary>
/// <typeparam name="T">The struct.</typeparam>
internal static class PackPlan<T>
    where T : struct, IFastSerializableValue<T>
{
    public static readonly PackLayout Layout = PackProbe.Discover<T>();

    public static readonly PackChecks Checks = PackChecks.Of<T>(Layout);

    /// <summary>Indicates whether the vectors clear the elements they read; else the struct's own check runs over all of them.</summary>
    public static readonly bool IsCheckedByVector = Checks.IsNeeded && Checks.IsVectorized && Layout.GroupSize > 0;

    public static readonly bool IsCheckedOneByOne = Checks.IsNeeded && !IsCheckedByVector;

    /// <summary>Indicates whether some byte of the memory may belong to no member that is on the wire.</summary>
    public static readonly bool HasGaps =
        Layout.WireSize != Unsafe.SizeOf<T>() && !RuntimeHelpers.IsReferenceOrContainsReferences<T>();

    public static readonly PackKernel WriteKernel = Layout.BestForWriting();

    public static readonly PackKernel ReadKernel = Layout.BestForReading(IsCheckedByVector);

    /// <summary>The number of elements that 16 bytes of memory hold.</summary>
    public static readonly int GroupSize = Layout.GroupSize;

    /// <summary>For each byte on the wire its place in memory, in both halves alike.</summary>
    public static readonly Vector256<byte> Pack = PackVectors.Pack(Layout);

    /// <summary>For each byte in memory its place on the wire, in both halves alike; gaps become 0.</summary>
    public static readonly Vector256<byte> Unpack = PackVectors.Unpack(Layout);

    /// <summary>As <see cref="Pack"/>, for two elements at once and in units of four bytes.</summary>
    public static readonly Vector256<int> PackWords = PackVectors.PackWords(Layout);

    /// <summary>As <see cref="Unpack"/>, for two elements at once and in units of four bytes; gaps repeat some unit.</summary>
    public static readonly Vector256<int> UnpackWords = PackVectors.UnpackWords(Layout);

    /// <summary>The words of the last two elements of an array (<see cref="PackVectors.UnpackLastWords"/>).</summary>
    public static readonly Vector256<int> UnpackLastWords = PackVectors.UnpackLastWords(Layout);

    /// <summary>The bytes of two elements that come from the wire.</summary>
    public static readonly Vector256<int> KeptBytes = PackVectors.KeptBytes(Layout);

    public static readonly Vector256<uint> CheckMasks = PackVectors.Twice(Checks.Masks);

    public static readonly Vector256<uint> CheckLimits = PackVectors.Twice(Checks.Limits);
}
