namespace FastSer.TestTypes;

public partial record OuterRecord
{
    [FastSerType(View = true)]
    public partial class Inner
    {
        public string? Text { get; set; }
    }

    [FastSerType(View = true)]
    public partial record struct InnerStruct(int Id, DateTime Moment);
}
