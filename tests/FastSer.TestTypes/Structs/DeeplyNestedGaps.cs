namespace FastSer.TestTypes;

[FastSerType]
public partial struct DeeplyNestedGaps
{
    public NestedGaps Nested;
    public Size3 Small;
    public decimal Price;
}
