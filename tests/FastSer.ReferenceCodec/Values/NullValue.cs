namespace FastSer.ReferenceCodec;

/// <summary>Null.</summary>
public sealed class NullValue : Value
{
    private NullValue()
    {
    }

    public static NullValue Instance { get; } = new();
}
