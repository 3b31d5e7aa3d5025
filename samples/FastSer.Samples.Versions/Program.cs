using FastSer;

// An earlier version of the program stored this order, without a note. FastSer.schema.lock prevents changes to its keys: the build fails.
var stored = Convert.FromHexString("0A070700000006416E6E");
var order = FastSerializer.Deserialize<Order>(stored);
Console.WriteLine($"Order {order.Id} of {order.Customer}: {order.Note}.");

[FastSerType(Format = WireFormat.Tolerant)]
public partial record Order(
    [property: FastSerMember(0)] int Id,
    [property: FastSerMember(1)] string? Customer,
    [property: FastSerMember(2)] string? Note = "written before there were notes");
