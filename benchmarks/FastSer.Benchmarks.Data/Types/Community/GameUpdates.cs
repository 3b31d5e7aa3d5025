namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: the root.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class GameUpdates
{
    public GameUpdate[] Updates { get; set; } = [];
}
