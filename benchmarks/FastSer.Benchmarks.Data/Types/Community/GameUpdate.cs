namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: what the server sends a player.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class GameUpdate
{
    public Contact[] Contacts { get; set; } = [];

    public uint Score { get; set; }

    public float WorldRadius { get; set; }

    public TerrainUpdate[] TerrainUpdates { get; set; } = [];
}
