namespace FastSer.ReferenceCodec;

/// <summary>The facts about a type that the bytes of its values depend on. Schemas are compared by reference: recursive types contain themselves.</summary>
public abstract class Schema;
