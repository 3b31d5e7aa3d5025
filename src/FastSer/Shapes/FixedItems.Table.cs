// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Shapes;

internal static partial class FixedItems
{
    private static int FindInvalid(ReadOnlySpan<byte> items, int size, FixedCheck check) => check.Kind switch
    {
        WireScalar.Boolean => FindInvalid<bool>(items, size, check.Offset),
        WireScalar.IntPtr => FindInvalid<nint>(items, size, check.Offset),
        WireScalar.UIntPtr => FindInvalid<nuint>(items, size, check.Offset),
        WireScalar.Decimal => FindInvalid<decimal>(items, size, check.Offset),
        WireScalar.Rune => FindInvalid<Rune>(items, size, check.Offset),
        WireScalar.DateTime => FindInvalid<DateTime>(items, size, check.Offset),
        WireScalar.DateTimeOffset => FindInvalid<DateTimeOffset>(items, size, check.Offset),
        WireScalar.DateOnly => FindInvalid<DateOnly>(items, size, check.Offset),
        WireScalar.TimeOnly => FindInvalid<TimeOnly>(items, size, check.Offset),
        _ => items.Length / size,
    };
}
