using FastSer;
using FastSerFSharp.Model;

// FastSer's generator writes C#, so it runs in this project. List each type of the model that is written.
// Order is in the Tolerant format: append the names of new members to Keys, and old files can still be read.
[assembly: FastSerExternal(typeof(Order), Format = WireFormat.Tolerant, Keys = ["Id", "Placed", "Lines", "Payment", "Notes"])]
[assembly: FastSerExternal(typeof(Line)), FastSerExternal(typeof(Payment), Keys = ["Cash", "Card"])]

namespace FastSerFSharp.Data;

/// <summary>The calls of the F# program.</summary>
public static class OrderData
{
    public static byte[] Write(Order[] orders) => FastSerializer.Serialize(orders);

    /// <exception cref="FastSerException">The data is damaged.</exception>
    public static Order[]? Read(byte[] data) => FastSerializer.Deserialize<Order[]>(data);
}
