namespace FastSer.ReferenceCodec;

/// <summary>A row of bits (section 4).</summary>
public sealed class BitArraySchema : Schema;
