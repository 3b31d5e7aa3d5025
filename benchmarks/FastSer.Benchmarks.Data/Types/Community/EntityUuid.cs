namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: an id of four numbers.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct EntityUuid
{
    public uint X0;

    public uint X1;

    public uint X2;

    public uint X3;
}
