namespace FastSer.TestTypes;

/// <summary>A fixed-size struct whose constructor refuses some values: memory must not be copied past it.</summary>
[FastSerType]
public readonly partial struct RejectingStruct
{
    public RejectingStruct(byte kind, long amount)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(amount);
        Kind = kind;
        Amount = amount;
    }

    public byte Kind { get; }
    public long Amount { get; }
}
