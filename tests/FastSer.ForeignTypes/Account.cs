namespace FastSer.ForeignTypes;

/// <summary>The base class of three classes, each of which is written in another format.</summary>
public abstract class Account
{
    public readonly List<string?> Tags = [];

    public int Id { get; set; }

    public string? Name { get; set; }

    public long? Balance { get; set; }

    public bool IsOpen { get; set; }

    public Level Level { get; set; }

    public Place Home { get; set; }

    public Place? Office { get; set; }

    public List<Place>? Places { get; set; }

    public Dictionary<Place, Branch?> Branches { get; private set; } = [];

    public Branch? Root { get; set; }

    public int Total => Id + Places?.Count ?? 0;

    protected int Secret { get; set; }
}
