namespace FastSer.TestTypes;

/// <summary>Larger than any vector, without a gap.</summary>
[FastSerType]
public partial struct FiveDates
{
    public DateTime A;
    public DateTime B;
    public DateTime C;
    public DateTime D;
    public DateTime E;
}
