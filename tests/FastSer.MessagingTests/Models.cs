namespace FastSer.MessagingTests;

[FastSerType]
[System.Runtime.Serialization.DataContract]
public partial class Order
{
    [System.Runtime.Serialization.DataMember(Order = 1)]
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<int> Amounts { get; set; } = [];

    public static Order Of(int id, int amounts = 3) => new() { Id = id, Name = "Ann", Amounts = [.. Enumerable.Range(0, amounts)] };
}

[FastSerType]
public partial class Receipt
{
    public int OrderId { get; set; }

    public int Sum { get; set; }
}

/// <summary>A first version of an event.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class Placed
{
    [FastSerMember(0)]
    public int Id { get; set; }
}

/// <summary>The event of a newer program.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class PlacedLater
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string? Note { get; set; }
}

[FastSerType]
[FastSerUnion(0, typeof(Card))]
public abstract partial class Payment;

[FastSerType]
public sealed partial class Card : Payment
{
    public string? Number { get; set; }
}
