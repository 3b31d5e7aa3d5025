namespace FastSer.ReferenceCodec;

/// <summary>The value of a wrapper: it is never null itself, but may hold a null.</summary>
public sealed class WrapperValue(Value item) : Value
{
    public Value Item { get; } = item;

    /// <summary>Gets the value that a wrapper holds; a missing wrapper holds a null.</summary>
    public static Value ItemOf(Value value) => value is WrapperValue wrapper ? wrapper.Item : value;
}
