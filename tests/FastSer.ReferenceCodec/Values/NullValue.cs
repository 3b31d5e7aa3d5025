namespace FastSer.ReferenceCodec;

/// <summary>Null.</summary>
public sealed class NullValue : Value
{
    private NullValue()
    {
    }

    public static NullValue Instance { get; } = new();

    /// <summary>Gets the null that code of the type left in a member that the writer did not know: it is not looked at.</summary>
    public static NullValue OfDeclaredDefault { get; } = new();

    /// <summary>Gets the null that a value becomes whose tag only other versions know (section 18).</summary>
    public static NullValue OfUnknownTag { get; } = new();
}
