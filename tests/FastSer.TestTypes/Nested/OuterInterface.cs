namespace FastSer.TestTypes;

public partial interface IOuter
{
    [FastSerType(View = true)]
    partial class Inner
    {
        public long Number { get; set; }
    }
}
