namespace FastSer.ReferenceCodec;

/// <summary>A collection that is a struct without memory: it has the header 0, but it is not null (section 6.4).</summary>
public sealed class DefaultValue : Value
{
    private DefaultValue()
    {
    }

    public static DefaultValue Instance { get; } = new();
}
