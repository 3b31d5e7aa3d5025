namespace FastSer.TestTypes;

/// <summary>Initialisers that a value read from the wire must not keep.</summary>
[FastSerType]
public partial struct InitialisedStruct
{
    public InitialisedStruct()
    {
    }

    public byte Kind { get; set; } = 5;
    public long Amount = 7;
}
