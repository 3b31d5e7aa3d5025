namespace FastSer.TestTypes;

/// <summary>No gap, larger than a vector of 16 bytes, and most flag words are illegal.</summary>
[FastSerType]
public partial struct TwoPrices
{
    public decimal First;
    public decimal Second;
}
