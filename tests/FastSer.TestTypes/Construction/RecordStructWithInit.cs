namespace FastSer.TestTypes;

[FastSerType]
public partial record struct RecordStructWithInit(int Id)
{
    public long Total { get; init; }
    public DateOnly Day { get; set; }
}
