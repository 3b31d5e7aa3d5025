namespace FastSer.ReferenceCodec;

/// <summary>A value of a schema. Objects that keep their identity make a graph of what is else a tree.</summary>
public abstract class Value;
