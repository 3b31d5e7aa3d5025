using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>The values of the suite views, to the generated messages; outside of the timing.</summary>
internal static class ViewConversion
{
    public static RoutedMessageMessage ToMessage(RoutedMessage value)
    {
        var (low, high) = HalvesOf(value.Id);
        return new RoutedMessageMessage
        {
            Sequence = value.Sequence,
            Priority = value.Priority,
            IdLow = low,
            IdHigh = high,
            Sent = value.Sent.ToBinary(),
            Source = value.Source,
            Target = value.Target,
            Region = value.Region,
            Subject = value.Subject,
        };
    }

    public static OrderDocumentMessage ToMessage(OrderDocument value)
    {
        var (low, high) = HalvesOf(value.Id);
        return new OrderDocumentMessage
        {
            IdLow = low,
            IdHigh = high,
            Created = value.Created.ToBinary(),
            Orders = { value.Orders!.Select(ToMessage) },
        };
    }

    private static CustomerOrderMessage ToMessage(CustomerOrder value)
    {
        var (low, high) = HalvesOf(value.Id);
        return new CustomerOrderMessage
        {
            IdLow = low,
            IdHigh = high,
            Customer = value.Customer,
            Email = value.Email,
            Placed = value.Placed.ToBinary(),
            IsPaid = value.IsPaid,
            Total = value.Total,
            Lines = { value.Lines!.Select(ToMessage) },
            Tags = { value.Tags! },
        };
    }

    private static OrderLineMessage ToMessage(OrderLine value) => new()
    {
        Product = value.Product,
        Quantity = value.Quantity,
        Price = value.Price,
        ProductId = value.ProductId,
    };

    private static (ulong Low, ulong High) HalvesOf(Guid guid)
    {
        var halves = MemoryMarshal.Cast<byte, ulong>(guid.ToByteArray());
        return (halves[0], halves[1]);
    }
}
