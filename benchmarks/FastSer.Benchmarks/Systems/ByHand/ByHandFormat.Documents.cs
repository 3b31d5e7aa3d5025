using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

internal static partial class ByHandFormat
{
    public static void Write(BinaryWriter writer, OrderDocument document)
    {
        Write(writer, document.Id);
        Write(writer, document.Created);
        writer.Write(document.Orders!.Count);
        foreach (var order in document.Orders)
        {
            Write(writer, order.Id);
            writer.Write(order.Customer!);
            writer.Write(order.Email!);
            Write(writer, order.Placed);
            writer.Write(order.IsPaid);
            writer.Write(order.Total);
            writer.Write(order.Lines!.Count);
            foreach (var line in order.Lines)
            {
                writer.Write(line.Product!);
                writer.Write(line.Quantity);
                writer.Write(line.Price);
                writer.Write(line.ProductId);
            }

            writer.Write(order.Tags!.Count);
            foreach (var (key, text) in order.Tags)
            {
                writer.Write(key);
                writer.Write(text);
            }
        }
    }

    public static OrderDocument ReadDocument(BinaryReader reader)
    {
        var document = new OrderDocument { Id = ReadGuid(reader), Created = ReadDate(reader) };
        var count = reader.ReadInt32();
        document.Orders = new List<CustomerOrder>(count);
        for (var i = 0; i < count; i++)
            document.Orders.Add(ReadOrder(reader));
        return document;
    }

    private static CustomerOrder ReadOrder(BinaryReader reader)
    {
        var order = new CustomerOrder
        {
            Id = ReadGuid(reader),
            Customer = reader.ReadString(),
            Email = reader.ReadString(),
            Placed = ReadDate(reader),
            IsPaid = reader.ReadBoolean(),
            Total = reader.ReadDouble(),
        };

        var lines = reader.ReadInt32();
        order.Lines = new List<OrderLine>(lines);
        for (var i = 0; i < lines; i++)
        {
            order.Lines.Add(new OrderLine
            {
                Product = reader.ReadString(),
                Quantity = reader.ReadInt32(),
                Price = reader.ReadDouble(),
                ProductId = reader.ReadInt64(),
            });
        }

        var tags = reader.ReadInt32();
        order.Tags = new Dictionary<string, string>(tags);
        for (var i = 0; i < tags; i++)
            order.Tags.Add(reader.ReadString(), reader.ReadString());
        return order;
    }

    public static void Write(BinaryWriter writer, Guid guid)
    {
        Span<byte> bytes = stackalloc byte[16];
        guid.TryWriteBytes(bytes);
        writer.Write(bytes);
    }
}
