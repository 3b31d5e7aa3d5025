namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: an animal or a monster.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Entity
{
    public string Id { get; set; } = "";

    public Vector3D Position { get; set; }

    public Vector3D Motion { get; set; }

    public Vector2F Rotation { get; set; }

    public float FallDistance { get; set; }

    public ushort Fire { get; set; }

    public ushort Air { get; set; }

    public bool OnGround { get; set; }

    public bool NoGravity { get; set; }

    public bool Invulnerable { get; set; }

    public int PortalCooldown { get; set; }

    public EntityUuid Uuid { get; set; }

    public string? CustomName { get; set; }

    public bool CustomNameVisible { get; set; }

    public bool Silent { get; set; }

    public bool Glowing { get; set; }
}
