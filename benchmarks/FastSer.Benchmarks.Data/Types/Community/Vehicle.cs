namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: what a player rides.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Vehicle
{
    public EntityUuid Uuid { get; set; }

    public Entity Entity { get; set; } = new();
}
