namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class FromRequiredBase : RequiredBase
{
    public required long Own { get; set; }
}
