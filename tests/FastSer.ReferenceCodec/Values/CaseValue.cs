namespace FastSer.ReferenceCodec;

/// <summary>A value behind a tag.</summary>
public sealed class CaseValue(int tag, Value value) : Value
{
    public int Tag { get; } = tag;

    public Value Value { get; } = value;
}
