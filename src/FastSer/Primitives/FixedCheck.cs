namespace FastSer.CompilerServices;

/// <summary>A scalar within parts of fixed size of which some bytes are no value.</summary>
/// <param name="Offset">Where it stands.</param>
/// <param name="Kind">The scalar.</param>
internal readonly record struct FixedCheck(int Offset, WireScalar Kind);
