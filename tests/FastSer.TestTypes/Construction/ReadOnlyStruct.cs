namespace FastSer.TestTypes;

[FastSerType]
public readonly partial struct ReadOnlyStruct
{
    public ReadOnlyStruct(int x, int y)
    {
        X = x;
        Y = y;
    }

    public int X { get; }
    public int Y { get; }
}
