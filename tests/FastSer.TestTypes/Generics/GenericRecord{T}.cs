namespace FastSer.TestTypes;

[FastSerType]
public sealed partial record GenericRecord<T>(int Id, T Item)
{
    public (T First, int Second) Tuple { get; init; }
}
