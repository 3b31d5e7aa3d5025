using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>An integer or Decimal of a compact object.</summary>
/// <param name="Kind">The scalar.</param>
/// <param name="Bit">The first of its control bits.</param>
internal readonly record struct SkipInteger(WireScalar Kind, int Bit);
