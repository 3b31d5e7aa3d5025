namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class FromPlainBase : PlainBase
{
    public long Own { get; set; }
}
