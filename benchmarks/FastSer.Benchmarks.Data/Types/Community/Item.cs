namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: what a player carries.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Item
{
    public sbyte Count { get; set; }

    public byte Slot { get; set; }

    public string Id { get; set; } = "";
}
