namespace FastSer.Generator.Wire;

/// <summary>The parts of a fixed-size struct that may be copied as memory (the runtime's enum of the same name).</summary>
internal enum ValuePacking
{
    None,
    Write,
    ReadWrite,
}
