namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: what a player can do.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Abilities
{
    public float WalkSpeed { get; set; }

    public float FlySpeed { get; set; }

    public bool MayFly { get; set; }

    public bool Flying { get; set; }

    public bool Invulnerable { get; set; }

    public bool MayBuild { get; set; }

    public bool InstantBuild { get; set; }
}
