namespace FastSer.TestTypes;

[FastSerType]
public readonly partial struct ReadOnlyFieldStruct
{
    public readonly byte Kind;
    public readonly double Value;

    public ReadOnlyFieldStruct(byte kind, double value)
    {
        Kind = kind;
        Value = value;
    }
}
