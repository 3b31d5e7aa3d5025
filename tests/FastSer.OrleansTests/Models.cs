using System.Collections.Immutable;
using FastSer;
using FastSer.OrleansTests;
using Orleans;

[assembly: FastSerRoot(typeof(Box<int>))]
[assembly: FastSerRoot(typeof(Box<List<string>>))]

namespace FastSer.OrleansTests;

/// <summary>An order without attributes of Orleans.</summary>
[FastSerType]
public partial class Order
{
    public int Id { get; set; }

    public DateTime Placed { get; set; }

    public List<Line> Lines { get; set; } = [];

    public static Order Of(int lines) => new()
    {
        Id = 7, Placed = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Lines = [.. Enumerable.Range(0, lines).Select(static i => new Line { Sku = $"SKU-{i}", Quantity = i, Price = i * 1.5 })],
    };
}

[FastSerType]
public partial class Line
{
    public string Sku { get; set; } = "";

    public int Quantity { get; set; }

    public double Price { get; set; }
}

[FastSerType]
[FastSerUnion(0, typeof(Cash))]
[FastSerUnion(1, typeof(Card))]
public abstract partial record Payment;

[FastSerType]
public sealed partial record Cash(decimal Amount) : Payment;

[FastSerType]
public partial record Card(string Number, int Digits) : Payment;

[FastSerType]
[FastSerUnion(0, typeof(Animal))]
[FastSerUnion(1, typeof(Dog))]
public partial class Animal
{
    public string? Name { get; set; }
}

[FastSerType]
public partial class Dog : Animal
{
    public int Tricks { get; set; }
}

[FastSerType]
public readonly partial record struct Money(decimal Amount, string Currency);

/// <summary>A record whose objects nobody can change.</summary>
[FastSerType]
public sealed partial record Address(string City, int Code, ImmutableArray<string> Lines);

[FastSerType]
[Immutable]
public partial class Marked
{
    public int Id { get; set; }
}

[FastSerType]
public partial class Box<T>
{
    public T? Value { get; set; }
}

#pragma warning disable ORLEANS0004 // A member is left out on purpose.
/// <summary>Of both serializers: Orleans' own code is used.</summary>
[FastSerType]
[GenerateSerializer]
public partial class Both
{
    [Id(0)]
    public int Kept { get; set; }

    public int OfFastSer { get; set; }
}
#pragma warning restore ORLEANS0004

/// <summary>A type of Orleans that holds types of FastSer.</summary>
[GenerateSerializer]
public sealed class Envelope
{
    [Id(0)]
    public Order? Order { get; set; }

    [Id(1)]
    public object? Any { get; set; }

    [Id(2)]
    public Payment? Payment { get; set; }

    [Id(3)]
    public List<Animal> Animals { get; set; } = [];

    [Id(4)]
    public Order? Again { get; set; }

    [Id(5)]
    public Dictionary<string, Money> Prices { get; set; } = [];

    [Id(6)]
    public Money? Price { get; set; }
}
