namespace FastSer.TestTypes;

/// <summary>An accessor with a body: its code must run on every read and write.</summary>
[FastSerType]
public partial struct AccessorStruct
{
    private int _flipped;

    public byte Before { get; set; }

    public int Number
    {
        readonly get => ~_flipped;
        set => _flipped = ~value;
    }
}
