// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using FastSer.CompilerServices;

namespace FastSer.Primitives;

internal static partial class CompactScalarFacts
{
    /// <summary>The control bits of a member.</summary>
    public static int ControlBits(WireScalar kind) => kind switch
    {
        WireScalar.Int64 or WireScalar.UInt64 or WireScalar.IntPtr or WireScalar.UIntPtr => 4,
        WireScalar.Boolean => 1,
        WireScalar.Decimal => 6,
        _ => 2,
    };

    private static bool Is16Bit(WireScalar kind) => kind is WireScalar.Int16 or WireScalar.UInt16 or WireScalar.Char;
}
