using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace FastSer.Packing;

/// <summary>Where the bytes of a struct lie in memory, as observed, and which kernels follow from that.</summary>
internal sealed class PackLayout
{
    /// <summary>Structs of this size at most go through vectors.</summary>
    public const int MaxVectorSize = 16;

    /// <summary>The layout of a struct that must be moved member by member.</summary>
    public static PackLayout Unknown { get; } = new([], 0, ValuePacking.None);

    private readonly int[] _memoryOfWire;
    private readonly ValuePacking _packing;

    /// <summary>Describes an observed layout.</summary>
    /// <param name="memoryOfWire">For each byte on the wire its place in memory; all different.</param>
    /// <param name="memorySize">The size in memory.</param>
    /// <param name="packing">The kinds of copies that are allowed.</param>
    public PackLayout(int[] memoryOfWire, int memorySize, ValuePacking packing)
    {
        _memoryOfWire = memoryOfWire;
        MemorySize = memorySize;
        _packing = packing;
    }

    public int MemorySize { get; }

    public int WireSize => _memoryOfWire.Length;

    /// <summary>Gets for each byte on the wire its place in memory.</summary>
    public ReadOnlySpan<int> MemoryOfWire => _memoryOfWire;

    /// <summary>Gets how many elements a 16-byte vector holds.</summary>
    public int GroupSize => MemorySize is > 0 and <= MaxVectorSize ? MaxVectorSize / MemorySize : 0;

    /// <summary>Gets a value indicating whether memory and wire are the same bytes.</summary>
    public bool IsIdentity
    {
        get
        {
            for (var i = 0; i < WireSize; i++)
            {
                if (_memoryOfWire[i] != i)
                {
                    return false;
                }
            }

            return WireSize == MemorySize && WireSize > 0;
        }
    }

    public PackKernel BestForWriting() => _packing == ValuePacking.None ? PackKernel.Scalar : Best(preferMemory: true);

    /// <summary>Where elements must be checked, a vector that does both beats a copy and a second pass.</summary>
    public PackKernel BestForReading(bool isCheckedByVector) =>
        _packing == ValuePacking.ReadWrite ? Best(preferMemory: !isCheckedByVector) : PackKernel.Scalar;

    public bool Supports(PackKernel kernel) => kernel switch
    {
        PackKernel.Scalar => true,
        PackKernel.Memory => IsIdentity,
        PackKernel.Shuffle128 => GroupSize > 0 && (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported),
        PackKernel.Shuffle256 => GroupSize > 0 && Avx2.IsSupported,
        PackKernel.Permute256 => MemorySize == 16 && Avx2.IsSupported && MovesWholeWords(),
        _ => false,
    };

    private PackKernel Best(bool preferMemory)
    {
        if (preferMemory && Supports(PackKernel.Memory))
        {
            return PackKernel.Memory;
        }

        for (var kernel = PackKernel.Permute256; kernel > PackKernel.Memory; kernel--)
        {
            if (Supports(kernel))
            {
                return kernel;
            }
        }

        return Supports(PackKernel.Memory) ? PackKernel.Memory : PackKernel.Scalar;
    }

    /// <summary>Returns whether the wire is made of aligned groups of four bytes of the memory.</summary>
    private bool MovesWholeWords()
    {
        for (var i = 0; i < WireSize; i++)
        {
            var isFirst = i % 4 == 0;
            if (isFirst ? _memoryOfWire[i] % 4 != 0 : _memoryOfWire[i] != _memoryOfWire[i - 1] + 1)
            {
                return false;
            }
        }

        return WireSize % 4 == 0;
    }
}
