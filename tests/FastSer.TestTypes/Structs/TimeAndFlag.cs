namespace FastSer.TestTypes;

[FastSerType]
public partial struct TimeAndFlag
{
    public bool Flag;
    public TimeOnly Time;
}
