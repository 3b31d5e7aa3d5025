namespace FastSer.TestTypes;

/// <summary>12 bytes of content in 16 bytes of memory: four bytes of gap in the middle.</summary>
[FastSerType]
public partial struct IntThenDateTime
{
    public int Number;
    public DateTime Moment;
}
