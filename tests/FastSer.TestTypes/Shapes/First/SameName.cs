namespace FastSer.TestTypes.First;

[FastSerType]
public partial class SameName
{
    public int Number { get; set; }
    public Second.SameName? Other { get; set; }
}
