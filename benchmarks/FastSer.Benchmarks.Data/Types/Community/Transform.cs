namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48: where a ship is.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct Transform
{
    public sbyte Altitude;

    public ushort Angle;

    public Vector2F Position;

    public short Velocity;
}
