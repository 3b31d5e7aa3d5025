namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class FromGenericBase : GenericBase<string>
{
    public long Own { get; set; }
}
