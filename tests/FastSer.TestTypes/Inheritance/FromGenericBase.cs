namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class FromGenericBase : GenericBase<string>
{
    public long Own { get; set; }
}
