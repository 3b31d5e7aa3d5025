namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata and mk48: a rotation or a place.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct Vector2F
{
    public float X;

    public float Y;
}
