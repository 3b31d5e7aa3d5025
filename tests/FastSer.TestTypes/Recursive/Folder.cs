namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Folder
{
    public Dictionary<string, Folder?>? Entries { get; set; }
    public DateTime Created { get; set; }
}
