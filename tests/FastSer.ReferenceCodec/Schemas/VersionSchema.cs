namespace FastSer.ReferenceCodec;

/// <summary>A version (section 4).</summary>
public sealed class VersionSchema : Schema;
