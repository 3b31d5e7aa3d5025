using System.Collections.Immutable;
using FastSer;

// A domain model that is always valid: no setters, validating constructors, a type for each kind of value, a fixed set of payments.
// Reading calls the same constructors, so untrusted data cannot create objects that code could not create.
var order = new Order(
    new OrderNumber(42),
    [new Line("pen", 3, new Money(1.50m)), new Line("ink", 1, new Money(9m))],
    new Card("1234"));
var bytes = FastSerializer.Serialize(order);
var copy = FastSerializer.Deserialize<Order>(bytes);

// An order without lines, as an attacker could write it. The constructor rejects it.
var empty = FastSerializer.Serialize(new Shape { Number = 42, Lines = [], Payment = new Cash() });
var refused = !FastSerializer.TryDeserialize<Order>(empty, out _, out var error);
Console.WriteLine($"Without lines: {error.Message}");
Console.WriteLine(
    $"Order {copy.Number.Value}: {copy.Total.Amount} for {copy.Lines.Length} lines by {copy.Payment}, equal: {copy.Payment == order.Payment}, "
    + $"refused: {refused}.");

[FastSerType]
public sealed partial class Order
{
    public Order(OrderNumber number, ImmutableArray<Line> lines, Payment payment)
    {
        if (lines.IsDefaultOrEmpty)
        {
            throw new ArgumentException("An order has a line.", nameof(lines));
        }

        (Number, Lines, Payment) = (number, lines, payment);
    }

    public OrderNumber Number { get; }

    public ImmutableArray<Line> Lines { get; }

    public Payment Payment { get; }

    [FastSerIgnore]
    public Money Total => new(Lines.Sum(static line => line.Count * line.Price.Amount));
}

[FastSerType]
public readonly partial record struct OrderNumber
{
    public OrderNumber(int value)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value);
        Value = value;
    }

    public int Value { get; }
}

[FastSerType]
public readonly partial record struct Money(decimal Amount);

[FastSerType]
public sealed partial record Line(string Article, int Count, Money Price);

[FastSerType]
[FastSerUnion(0, typeof(Cash))]
[FastSerUnion(1, typeof(Card))]
public abstract partial record Payment;

[FastSerType]
public sealed partial record Cash : Payment;

[FastSerType]
public sealed partial record Card(string LastDigits) : Payment;

/// <summary>A type with the layout of an order, without its checks.</summary>
[FastSerType]
public sealed partial class Shape
{
    public int Number { get; set; }

    public ImmutableArray<Line> Lines { get; set; }

    public required Payment Payment { get; set; }
}
