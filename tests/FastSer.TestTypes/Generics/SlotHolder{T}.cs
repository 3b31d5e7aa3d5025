namespace FastSer.TestTypes;

/// <summary>Nullable values of a generic struct, open and closed.</summary>
[FastSerType]
public partial class SlotHolder<T>
    where T : unmanaged
{
    public Slot<T>? Open { get; set; }
    public Slot<int>? Closed { get; set; }
    public List<Slot<T>?>? Many { get; set; }
    public KeyValuePair<string, T> Entry { get; set; }
}
