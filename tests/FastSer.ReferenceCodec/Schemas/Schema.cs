namespace FastSer.ReferenceCodec;

/// <summary>What the bytes of a value depend on. Schemas are compared by reference: recursive types contain themselves.</summary>
public abstract class Schema;
