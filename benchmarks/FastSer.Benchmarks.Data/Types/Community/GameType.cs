namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata.</summary>
public enum GameType
{
    Survival,
    Creative,
    Adventure,
    Spectator,
}
