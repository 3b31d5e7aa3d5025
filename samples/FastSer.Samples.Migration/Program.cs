using System.Text;
using FastSer;
using MemoryPack;

// A store moves from MemoryPack to FastSer while it is in use. Old entries stay unchanged and are read with MemoryPack. Each entry that
// is written again is written with FastSer. A byte before new entries distinguishes them: an entry of MemoryPack begins with the number
// of its members, which is below 250, so 254 is free.
var store = new Dictionary<string, byte[]>
{
    // Written by MemoryPack.
    ["7"] = Convert.FromHexString("0307000000FCFFFFFF03000000416E6E0200000064000000C8000000"),
};
var order = Read(store["7"]);
order.Amounts.Add(300);
store["7"] = Write(order);
var copy = Read(store["7"]);
Console.WriteLine($"Order {copy.Id} of {copy.Customer}: {string.Join(", ", copy.Amounts)}, first in MemoryPack's bytes, then in {store["7"].Length} of FastSer.");

static Order Read(byte[] entry) => entry[0] == Marker.FastSer
    ? FastSerializer.Deserialize<Order>(entry.AsSpan(1))
    : MemoryPackSerializer.Deserialize(entry);

static byte[] Write(Order order) => [Marker.FastSer, .. FastSerializer.Serialize(order)];

public static class Marker
{
    public const byte FastSer = 254;
}

/// <summary>Keep both attributes until no old entry is left. The code fix "Use FastSer" adds those of FastSer.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[MemoryPackable]
public partial class Order
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string Customer { get; set; } = "";

    [FastSerMember(2)]
    public List<int> Amounts { get; set; } = [];
}

namespace MemoryPack
{
    // In your project this is the package of MemoryPack. This sample does not use it, because not every package source has it.
    // FastSer recognizes its attributes by their names.
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class MemoryPackableAttribute : Attribute;

    public static class MemoryPackSerializer
    {
        /// <summary>The number of members, then a number, a string and a list.</summary>
        public static Order Deserialize(byte[] bytes)
        {
            var reader = new BinaryReader(new MemoryStream(bytes));
            return reader.ReadByte() == 3
                ? new Order { Id = reader.ReadInt32(), Customer = ReadText(reader), Amounts = ReadNumbers(reader) }
                : throw new InvalidDataException("An order has three members.");
        }

        /// <summary>The complement of the number of bytes, the number of characters, then the bytes.</summary>
        private static string ReadText(BinaryReader reader)
        {
            var length = ~reader.ReadInt32();
            _ = reader.ReadInt32();
            return Encoding.UTF8.GetString(reader.ReadBytes(length));
        }

        private static List<int> ReadNumbers(BinaryReader reader)
        {
            var numbers = new List<int>();
            for (var count = reader.ReadInt32(); count > 0; count--)
            {
                numbers.Add(reader.ReadInt32());
            }

            return numbers;
        }
    }
}
