namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: the root.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class SavedPlayers
{
    public Player[] Players { get; set; } = [];
}
