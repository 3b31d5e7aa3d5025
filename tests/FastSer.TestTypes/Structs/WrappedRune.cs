namespace FastSer.TestTypes;

/// <summary>A struct in a struct, the inner one with illegal patterns.</summary>
[FastSerType]
public partial struct WrappedRune
{
    public RuneAndByte Rune;
    public Flags Flags;
    public ByteEnum Kind;
}
