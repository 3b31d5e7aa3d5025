namespace FastSer.TestTypes;

public partial record OuterRecord
{
    [FastSerType]
    public partial class Inner
    {
        public string? Text { get; set; }
    }

    [FastSerType]
    public partial record struct InnerStruct(int Id, DateTime Moment);
}
