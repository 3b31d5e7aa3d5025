namespace FastSer.TestTypes;

[FastSerType]
public partial class StructHolder
{
    public NestedGaps Fixed { get; set; }
    public string? Text { get; set; }
    public NamedPoint Variable { get; set; }
    public CheckedStruct Checked { get; set; }
    public Size12 Plain { get; set; }
}
