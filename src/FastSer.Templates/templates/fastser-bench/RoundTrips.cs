using System.Text.Json;
using FastSer;
#if (memorypack)
using MemoryPack;
#endif
#if (messagepack)
using MessagePack;
#endif

namespace FastSerBench;

/// <summary>Checks that the value comes back from the bytes of every serializer: a benchmark of a wrong copy measures nothing.</summary>
public static class RoundTrips
{
    /// <summary>Prints the size of each serializer's bytes.</summary>
    /// <returns>Whether every copy equals the value.</returns>
    public static bool Check()
    {
        var value = Samples.Make();
        var areAllRight = Check("FastSer", value, FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Order>(bytes));
        areAllRight &= Check("System.Text.Json", value, ToJson(value), static bytes => JsonSerializer.Deserialize(bytes, ModelJson.Default.Order));
#if (memorypack)
        areAllRight &= Check("MemoryPack", value, MemoryPackSerializer.Serialize(value), static bytes => MemoryPackSerializer.Deserialize<Order>(bytes));
#endif
#if (messagepack)
        areAllRight &= Check(
            "MessagePack", value, MessagePackSerializer.Serialize(value), static bytes => MessagePackSerializer.Deserialize<Order>(bytes));
#endif
        return areAllRight;
    }

    // Records with lists do not compare their items, and the text has every public member.
    private static bool Check(string name, Order value, byte[] bytes, Func<byte[], Order?> read)
    {
        var isRight = read(bytes) is { } copy && ToJson(copy).AsSpan().SequenceEqual(ToJson(value));
        Console.WriteLine($"{name,-18}{bytes.Length,8} bytes{(isRight ? "" : "  THE VALUE DID NOT COME BACK")}");
        return isRight;
    }

    private static byte[] ToJson(Order value) => JsonSerializer.SerializeToUtf8Bytes(value, ModelJson.Default.Order);
}
