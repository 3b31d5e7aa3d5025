namespace FastSer.TestTypes;

/// <summary>No gap, but not every bit pattern of the day is legal.</summary>
[FastSerType]
public partial struct DayAndNumber
{
    public DateOnly Day;
    public int Number;
}
