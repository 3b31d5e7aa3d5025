namespace FastSer.TestTypes;

[FastSerType]
public partial struct PricedFlag
{
    public decimal Price;
    public bool Flag;
}
