namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: where a ship goes.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct Guidance
{
    public ushort Angle;

    public bool Submerge;

    public short Velocity;
}
