namespace FastSer.ReferenceCodec;

/// <summary>An array of several dimensions (section 6.1).</summary>
public sealed class GridSchema(Schema item, int rank) : Schema
{
    public Schema Item { get; } = item;

    public int Rank { get; } = rank;
}
