namespace FastSer.ReferenceCodec;

/// <summary>A type behind its tag.</summary>
public sealed record Case(int Tag, Schema Schema);
