using FastSer;
using FastSer.HostTests.Harness;
using Orleans;

[GenerateSerializer]
public struct FastSerBytes
{
    [Id(0)]
    public byte[] Bytes;
}

[RegisterConverter]
public sealed class OrderConverter : IConverter<Order, FastSerBytes>
{
    public Order ConvertFromSurrogate(in FastSerBytes surrogate) => FastSerializer.Deserialize<Order>(surrogate.Bytes);

    public FastSerBytes ConvertToSurrogate(in Order value) => new() { Bytes = FastSerializer.Serialize(value) };
}
