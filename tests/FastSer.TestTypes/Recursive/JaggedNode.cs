namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class JaggedNode
{
    public JaggedNode?[]?[]? Rows { get; set; }
    public byte Value { get; set; }
}
