namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: a ship that a player sees.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Contact
{
    public byte Damage { get; set; }

    public uint EntityId { get; set; }

    public ShipType? ShipType { get; set; }

    public Guidance Guidance { get; set; }

    public ushort? PlayerId { get; set; }

    public bool[] Reloads { get; set; } = [];

    public Transform Transform { get; set; }

    public ushort[] TurretAngles { get; set; } = [];
}
