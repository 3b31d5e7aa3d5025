using FastSer;
using Shop.Model;

[assembly: FastSerExternal(typeof(Line)), FastSerExternal(typeof(Point)), FastSerExternal(typeof(CustomerId)), FastSerExternal(typeof(Weight))]
[assembly: FastSerExternal(typeof(Status), Keys = ["Open", "Closed"]), FastSerExternal(typeof(Payment), Keys = ["Cash", "Card", "Transfer"])]
[assembly: FastSerExternal(typeof(Length), Keys = ["Metres", "Inches"]), FastSerExternal(typeof(Discount), Keys = ["NoDiscount", "Percent"])]
[assembly: FastSerExternal(typeof(Tree<int>), Keys = ["Leaf", "Node"])]
[assembly: FastSerExternal(typeof(Order<Fast>)), FastSerExternal(typeof(Order<Shop.Model.Compact>), Format = WireFormat.Compact)]
[assembly: FastSerExternal(typeof(Order<Tolerant>), Format = WireFormat.Tolerant, Keys =
    ["Id", "Weight", "Color", "Place", "First", "Status", "Payment", "Payments", "Length", "Discount", "Tree", "Lines", "Counts", "Tags", "Prices",
    "ByStatus", "Due", "Rebate", "Pair", "Range"])]
[assembly: FastSerRoot(typeof(Order<Fast>)), FastSerRoot(typeof(Order<Shop.Model.Compact>)), FastSerRoot(typeof(Order<Tolerant>))]

namespace Shop.Data;

/// <summary>The calls of the F# program: the generator runs in this project.</summary>
public static class OrderData
{
    public static byte[] Write<T>(T value) => FastSerializer.Serialize(value);

    public static T? Read<T>(byte[] data) => FastSerializer.Deserialize<T>(data);
}
