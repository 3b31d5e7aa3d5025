namespace FastSer.TestTypes;

[FastSerType]
public partial class Größe
{
    public int naïve { get; set; }
    public string? данные { get; set; }
    public List<int>? 名前 { get; set; }
    public long ı { get; set; }
    public long I { get; set; }
    public long i { get; set; }
    public long İ { get; set; }
}
