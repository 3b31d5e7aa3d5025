namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: a place or a motion.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct Vector3D
{
    public double X;

    public double Y;

    public double Z;
}
