namespace FastSer.TestTypes;

[FastSerType]
public partial struct BoolDoubleChar
{
    public bool Flag { get; set; }
    public double Number { get; set; }
    public char Letter { get; set; }
}
