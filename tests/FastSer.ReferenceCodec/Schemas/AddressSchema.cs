namespace FastSer.ReferenceCodec;

/// <summary>An address of the internet protocol (section 4).</summary>
public sealed class AddressSchema : Schema;
