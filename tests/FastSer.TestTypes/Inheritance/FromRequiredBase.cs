namespace FastSer.TestTypes;

[FastSerType]
public sealed partial class FromRequiredBase : RequiredBase
{
    public required long Own { get; set; }
}
