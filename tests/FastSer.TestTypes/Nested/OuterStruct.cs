namespace FastSer.TestTypes;

public partial struct OuterStruct
{
    [FastSerType(View = true)]
    public partial class Inner
    {
        public int Number { get; set; }
        public List<Inner>? Children { get; set; }
    }
}
