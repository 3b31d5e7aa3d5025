namespace FastSer.TestTypes;

[FastSerType]
public partial class FromPlainBase : PlainBase
{
    public long Own { get; set; }
}
