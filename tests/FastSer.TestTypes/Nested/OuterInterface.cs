namespace FastSer.TestTypes;

public partial interface IOuter
{
    [FastSerType]
    partial class Inner
    {
        public long Number { get; set; }
    }
}
