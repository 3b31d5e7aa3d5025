namespace FastSer.TestTypes;

[FastSerType]
public partial struct Slot<T>
    where T : unmanaged
{
    public byte Kind;
    public T Value;
}
