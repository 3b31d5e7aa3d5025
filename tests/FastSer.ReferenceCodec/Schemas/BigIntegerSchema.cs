namespace FastSer.ReferenceCodec;

/// <summary>An integer of any size (section 4).</summary>
public sealed class BigIntegerSchema : Schema;
