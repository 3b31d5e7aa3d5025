using System.Net.Http.Headers;

namespace FastSer.HostTests.Harness;

internal static class Samples
{
    public static Order Order(int id) => new() { Id = id, Name = "Ann", Lines = [new("a", 1), new("b", id)] };

    public static void AssertEqual(Order expected, Order? actual)
    {
        Assert.NotNull(actual);
        Assert.Equal(FastSerializer.Serialize(expected), FastSerializer.Serialize(actual));
    }

    public static async IAsyncEnumerable<Order> Orders(int count)
    {
        for (var i = 0; i < count; i++)
        {
            if (i % 100 == 99)
            {
                await Task.Yield();
            }

            yield return Order(i);
        }
    }

    public static ByteArrayContent Body(byte[] bytes, string mediaType = FastSerMediaTypes.Value) =>
        new(bytes) { Headers = { ContentType = MediaTypeHeaderValue.Parse(mediaType) } };
}
