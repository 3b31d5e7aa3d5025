namespace FastSer.TestTypes;

/// <summary>Fixed size, but only its constructor may build it.</summary>
[FastSerType]
public readonly partial struct CheckedStruct
{
    public CheckedStruct(int low, long high)
    {
        Low = Math.Min(low, int.MaxValue);
        High = high;
    }

    public int Low { get; }
    public long High { get; }
}
