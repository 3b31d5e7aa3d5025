namespace FastSer.TestTypes;

[FastSerType]
public partial struct NestedGaps
{
    public byte Before;
    public IntThenDateTime First;
    public ByteLongShort Second;
    public bool After;
}
